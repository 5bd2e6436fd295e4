/** A system as npm names it in `os`, `cpu` and `libc` of a package; `other` where the C library is not glibc. */
export interface System {
  readonly os: string;
  readonly cpu: string;
  readonly libc: string;
}
export declare const supportedSystems: readonly System[];
export declare function thisSystem(): System;
export declare function isSupported(system: System): boolean;
