const NUMBER = /\s*(\d+)$/;

/** Short letters for names, different where names begin alike: "HA" and "HF" for Hero archer and Hero fighter, "Go1" and "Gu1" for Goblin 1 and Guard 1. */
export function lettersOf(names: readonly string[]): readonly string[] {
  const plain = names.map((name) => withoutArticle(name));
  const alike = (some: (name: string) => string, i: number): boolean => plain.some((other, k) => k !== i && some(other) === some(plain[i]));
  return plain.map((name, i) => {
    if (!alike((one) => one.slice(0, 1), i)) return name.slice(0, 1).toUpperCase();
    const own = plain[i];
    const number = NUMBER.exec(own)?.[1];
    if (number !== undefined) {
      const kinds = new Set(plain.filter((other) => NUMBER.test(other) && begins(other, 1) === begins(own, 1)).map(withoutNumber));
      return `${begins(own, kinds.size > 1 ? 2 : 1)}${number}`;
    }
    return alike((one) => one.slice(0, 2), i) && !alike(initialsOf, i) ? initialsOf(name) : name.slice(0, 2);
  });
}

const withoutNumber = (name: string): string => name.replace(NUMBER, '');
const begins = (name: string, letters: number): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1, letters)}`;

/** "GM" for Game master, "Jo" for Jo: two letters that stand for a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words.length < 2 ? name.slice(0, 2) : `${words[0].slice(0, 1)}${words[words.length - 1].slice(0, 1)}`.toUpperCase();
}

/** "the wolf" is a wolf: a short first word in lower case is not part of the name. */
export const withoutArticle = (name: string): string => name.replace(/^\p{Ll}{1,3} (?=\S)/u, '');
