// The predicate of the reducer's benchmark, in three forms over the same code:
//
//   reduce_test KIND ARG... FILE            a test: exits with 0 if the file is interesting
//   reduce_test --lines KIND ARG...         a server: reads a path a line, answers 1 or 0 a line
//   reduce_test --socket PATH KIND ARG...   the same on a socket, many clients at a time
//   reduce_test --client PATH FILE          a test that asks the server on the socket
//
// KIND grep: every ARG is an extended regular expression that a line of the file matches.
// KIND opt: of `opt-22 -passes=ARG`, what the second ARG matches is in a line of the output and in none of the input.
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <pthread.h>
#include <unistd.h>

static regex_t patterns[16];
static int n_patterns;
static int by_opt;
static const char *passes;

static char *slurp(FILE *in) {
  size_t size = 1 << 16, used = 0;
  char *text = malloc(size);
  for (size_t n; (n = fread(text + used, 1, size - used - 1, in)) > 0;) {
    used += n;
    if (size - used < 2) text = realloc(text, size *= 2);
  }
  text[used] = 0;
  return text;
}

static char *file_text(const char *path) {
  FILE *in = fopen(path, "r");
  char *text = in ? slurp(in) : NULL;
  if (in) fclose(in);
  return text;
}

static char *optimised(const char *path) {
  char command[8192];
  snprintf(command, sizeof command, "exec opt-22 -S -passes='%s' -o - '%s' 2>/dev/null", passes, path);
  FILE *in = popen(command, "r");
  char *text = slurp(in);
  if (pclose(in) != 0) text[0] = 0;
  return text;
}

static int matches(int i, const char *text) { return regexec(&patterns[i], text, 0, NULL, 0) == 0; }

static int interesting(const char *path) {
  char *text = file_text(path);
  if (!text) return 0;
  int yes = 1;
  if (by_opt) {
    yes = !matches(0, text);
    free(text);
    text = yes ? optimised(path) : strdup("");
  }
  for (int i = 0; yes && i < n_patterns; i++) yes = matches(i, text);
  free(text);
  return yes;
}

static int read_line(int from, char *line, int size) {
  int used = 0;
  while (used < size - 1 && read(from, line + used, 1) == 1 && line[used] != '\n') used++;
  line[used] = 0;
  return used;
}

static struct sockaddr_un address(const char *path) {
  struct sockaddr_un a = {.sun_family = AF_UNIX};
  strncpy(a.sun_path, path, sizeof a.sun_path - 1);
  return a;
}

static void *serve(void *client) {
  int c = (int)(long)client;
  char line[4096];
  if (read_line(c, line, sizeof line) > 0 && write(c, interesting(line) ? "1" : "0", 1) != 1) perror("server");
  close(c);
  return NULL;
}

static int client(const char *socket_path, const char *file) {
  struct sockaddr_un a = address(socket_path);
  int s = socket(AF_UNIX, SOCK_STREAM, 0);
  char answer = 0;
  if (connect(s, (void *)&a, sizeof a) != 0) return 3;
  if (write(s, file, strlen(file)) < 0 || write(s, "\n", 1) != 1 || read(s, &answer, 1) != 1) return 4;
  return answer != '1';
}

static void predicate(char **words, int n) {
  by_opt = strcmp(words[0], "opt") == 0;
  if (by_opt) passes = words[1];
  for (int i = by_opt ? 2 : 1; i < n && n_patterns < 16; i++)
    if (regcomp(&patterns[n_patterns++], words[i], REG_EXTENDED | REG_NOSUB | REG_NEWLINE) != 0) exit(5);
}

int main(int n, char **words) {
  if (n == 4 && strcmp(words[1], "--client") == 0) return client(words[2], words[3]);
  if (n > 3 && strcmp(words[1], "--lines") == 0) {
    predicate(words + 2, n - 2);
    for (char line[4096]; fgets(line, sizeof line, stdin);) {
      line[strcspn(line, "\n")] = 0;
      puts(interesting(line) ? "1" : "0");
      fflush(stdout);
    }
    return 0;
  }
  if (n > 4 && strcmp(words[1], "--socket") == 0) {
    predicate(words + 3, n - 3);
    struct sockaddr_un a = address(words[2]);
    int s = socket(AF_UNIX, SOCK_STREAM, 0);
    if (bind(s, (void *)&a, sizeof a) != 0 || listen(s, 64) != 0) return 3;
    puts("ready");
    fflush(stdout);
    for (pthread_t t;;) {
      long c = accept(s, NULL, NULL);
      if (c >= 0 && pthread_create(&t, NULL, serve, (void *)c) == 0) pthread_detach(t);
    }
  }
  if (n < 4) return 2;
  predicate(words + 1, n - 2);
  return !interesting(words[n - 1]);
}
