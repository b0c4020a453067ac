/** Short letters for names, different where names begin alike: "HA" and "HF" for Hero archer and Hero fighter. */
export function lettersOf(names: readonly string[]): readonly string[] {
  const plain = names.map((name) => withoutArticle(name));
  const alike = (some: (name: string) => string, i: number): boolean => plain.some((other, k) => k !== i && some(other) === some(plain[i]));
  return plain.map((name, i) => {
    if (!alike((one) => one.slice(0, 1), i)) return name.slice(0, 1).toUpperCase();
    const number = /\d+$/.exec(name)?.[0];
    if (number !== undefined) return `${name.slice(0, 1).toUpperCase()}${number}`;
    return alike((one) => one.slice(0, 2), i) && !alike(initialsOf, i) ? initialsOf(name) : name.slice(0, 2);
  });
}

/** "GM" for Game master, "Jo" for Jo: two letters that stand for a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words.length < 2 ? name.slice(0, 2) : `${words[0].slice(0, 1)}${words[words.length - 1].slice(0, 1)}`.toUpperCase();
}

/** "the wolf" is a wolf: a short first word without a capital names nobody. */
export const withoutArticle = (name: string): string => name.replace(/^\p{Ll}{1,3} (?=\S)/u, '');
