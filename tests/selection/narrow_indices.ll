target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Indices narrower than a pointer have a sign, unless they were extended without one: from the middle of an object both ways.
define i8 @sext_8_1(i8 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i8 %n, 3
  %i = sub i8 1, %k
  %x = sext i8 %i to i64
  %p = getelementptr i8, ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @sext_8_4(i8 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i8 %n, 3
  %i = sub i8 1, %k
  %x = sext i8 %i to i64
  %p = getelementptr i32, ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @sext_8_6(i8 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i8 %n, 3
  %i = sub i8 1, %k
  %x = sext i8 %i to i64
  %p = getelementptr [3 x i16], ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @zext_8_1(i8 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i8 %n, 3
  %i = add i8 %k, 0
  %x = zext i8 %i to i64
  %p = getelementptr i8, ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @zext_8_4(i8 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i8 %n, 3
  %i = add i8 %k, 0
  %x = zext i8 %i to i64
  %p = getelementptr i32, ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @zext_8_6(i8 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i8 %n, 3
  %i = add i8 %k, 0
  %x = zext i8 %i to i64
  %p = getelementptr [3 x i16], ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @none_8_1(i8 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i8 %n, 3
  %i = sub i8 1, %k
  %p = getelementptr i8, ptr %mid, i8 %i
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @none_8_4(i8 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i8 %n, 3
  %i = sub i8 1, %k
  %p = getelementptr i32, ptr %mid, i8 %i
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @none_8_6(i8 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i8 %n, 3
  %i = sub i8 1, %k
  %p = getelementptr [3 x i16], ptr %mid, i8 %i
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @sext_16_1(i16 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i16 %n, 3
  %i = sub i16 1, %k
  %x = sext i16 %i to i64
  %p = getelementptr i8, ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @sext_16_4(i16 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i16 %n, 3
  %i = sub i16 1, %k
  %x = sext i16 %i to i64
  %p = getelementptr i32, ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @sext_16_6(i16 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i16 %n, 3
  %i = sub i16 1, %k
  %x = sext i16 %i to i64
  %p = getelementptr [3 x i16], ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @zext_16_1(i16 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i16 %n, 3
  %i = add i16 %k, 0
  %x = zext i16 %i to i64
  %p = getelementptr i8, ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @zext_16_4(i16 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i16 %n, 3
  %i = add i16 %k, 0
  %x = zext i16 %i to i64
  %p = getelementptr i32, ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @zext_16_6(i16 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i16 %n, 3
  %i = add i16 %k, 0
  %x = zext i16 %i to i64
  %p = getelementptr [3 x i16], ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @none_16_1(i16 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i16 %n, 3
  %i = sub i16 1, %k
  %p = getelementptr i8, ptr %mid, i16 %i
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @none_16_4(i16 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i16 %n, 3
  %i = sub i16 1, %k
  %p = getelementptr i32, ptr %mid, i16 %i
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @none_16_6(i16 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i16 %n, 3
  %i = sub i16 1, %k
  %p = getelementptr [3 x i16], ptr %mid, i16 %i
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @sext_32_1(i32 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i32 %n, 3
  %i = sub i32 1, %k
  %x = sext i32 %i to i64
  %p = getelementptr i8, ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @sext_32_4(i32 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i32 %n, 3
  %i = sub i32 1, %k
  %x = sext i32 %i to i64
  %p = getelementptr i32, ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @sext_32_6(i32 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i32 %n, 3
  %i = sub i32 1, %k
  %x = sext i32 %i to i64
  %p = getelementptr [3 x i16], ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @zext_32_1(i32 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i32 %n, 3
  %i = add i32 %k, 0
  %x = zext i32 %i to i64
  %p = getelementptr i8, ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @zext_32_4(i32 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i32 %n, 3
  %i = add i32 %k, 0
  %x = zext i32 %i to i64
  %p = getelementptr i32, ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @zext_32_6(i32 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i32 %n, 3
  %i = add i32 %k, 0
  %x = zext i32 %i to i64
  %p = getelementptr [3 x i16], ptr %mid, i64 %x
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @none_32_1(i32 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i32 %n, 3
  %i = sub i32 1, %k
  %p = getelementptr i8, ptr %mid, i32 %i
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @none_32_4(i32 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i32 %n, 3
  %i = sub i32 1, %k
  %p = getelementptr i32, ptr %mid, i32 %i
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i8 @none_32_6(i32 %n) {
  %a = alloca [48 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 1, i64 48, i1 false)
  %mid = getelementptr inbounds i8, ptr %a, i64 24
  %k = and i32 %n, 3
  %i = sub i32 1, %k
  %p = getelementptr [3 x i16], ptr %mid, i32 %i
  store i8 9, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %a, i64 18
  %v = load i64, ptr %q, align 2
  %lo = trunc i64 %v to i32
  %hi64 = lshr i64 %v, 32
  %hi = trunc i64 %hi64 to i32
  %s = mul i32 %lo, 3
  %t = add i32 %s, %hi
  %f = lshr i32 %t, 8
  %g = xor i32 %f, %t
  %h = lshr i32 %g, 16
  %j = xor i32 %g, %h
  %r = trunc i32 %j to i8
  ret i8 %r
}

define i32 @global(i32 %n, ptr addrspace(1) %p) {
  %k = and i32 %n, 3
  %i = sub i32 0, %k
  %x = sext i32 %i to i64
  %mid = getelementptr inbounds i32, ptr addrspace(1) %p, i64 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %mid, i64 %x
  %v = load i32, ptr addrspace(1) %q, align 4
  ret i32 %v
}

define i32 @generic(i32 %n, ptr %p) {
  %k = or i32 %n, -4
  %x = sext i32 %k to i64
  %mid = getelementptr inbounds i8, ptr %p, i64 16
  %q = getelementptr inbounds i32, ptr %mid, i64 %x
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
