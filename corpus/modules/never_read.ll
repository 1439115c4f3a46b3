; GO-R13: variables that are only written, one in each way; a volatile store and a releasing one stay, and their
; variables with them.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@last = internal addrspace(1) global i32 0, align 4
@log = internal addrspace(1) global { i32, i64 } zeroinitializer, align 8
@history = internal addrspace(1) global [4 x i32] zeroinitializer, align 4
@scratch = internal addrspace(3) global i64 undef, align 8
@shown = internal addrspace(1) global i32 0, align 4
@signal = internal addrspace(1) global i32 0, align 4
@generic = internal global i16 5, align 2

define i32 @work(i32 %x) {
  %a = mul i32 %x, 3
  store i32 %a, ptr addrspace(1) @last, align 4
  store i32 %x, ptr addrspace(1) @log, align 8
  store i64 1, ptr getelementptr inbounds ({ i32, i64 }, ptr addrspacecast (ptr addrspace(1) @log to ptr), i32 0, i32 1), align 8
  store i32 %a, ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @history, i64 0, i64 3), align 4
  %w = zext i32 %a to i64
  store i64 %w, ptr addrspace(3) @scratch, align 8
  store volatile i32 %a, ptr addrspace(1) @shown, align 4
  store atomic i32 1, ptr addrspace(1) @signal release, align 4
  store i16 9, ptr @generic, align 2
  ret i32 %a
}
