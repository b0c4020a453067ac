/** Numbers definitions within the process, so that compiled tables are arrays. Never stored: see `Rules.codes`. */
export function nextIndex(): () => number {
  let next = 0;
  return () => next++;
}
