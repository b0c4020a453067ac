/** What the system says of a file, in words. */
const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'there is a file of this name',
};

/** Why a file could not be read or written. */
export function whyNot(thrown: unknown): string {
  const code = (thrown as NodeJS.ErrnoException).code ?? String(thrown);
  return REASONS[code] ?? code;
}
