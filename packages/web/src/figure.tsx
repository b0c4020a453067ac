import type { ReactElement } from 'react';

/** Where a part stands in the figure: pairs left and right of what there is once, each where it first comes. */
function spotOf(name: string, names: readonly string[]): { readonly row: number; readonly column: number } {
  const [, base, number] = /^(.*?)(?: (\d+))?$/.exec(name) as unknown as [string, string, string | undefined];
  const bases = [...new Set(names.map((name) => name.replace(/ \d+$/, '')))];
  const isPaired = names.filter((name) => name.replace(/ \d+$/, '') === base).length > 1;
  return { row: bases.indexOf(base) + 1, column: isPaired ? (Number(number) % 2 === 1 ? 1 : 3) : 2 };
}

export interface Part {
  readonly name: string;
  readonly shown: ReactElement;
}

/** A body made of the parts that it is given, from the first to the last. */
export function Figure({ label, parts }: { readonly label: string; readonly parts: readonly Part[] }): React.ReactNode {
  const names = parts.map((part) => part.name);
  return (
    <ul className="figure" aria-label={label}>
      {parts.map(({ name, shown }) => {
        const { row, column } = spotOf(name, names);
        return (
          <li key={name} style={{ gridRow: row, gridColumn: column }}>
            {shown}
          </li>
        );
      })}
    </ul>
  );
}
