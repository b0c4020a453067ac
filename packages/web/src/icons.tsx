import url from 'virtual:icons';

export const iconUrl = (name: string): string => `${url}#${name}`;

/** A picture beside a word, which says it all; nothing where there is no picture. */
export function Icon({ name }: { readonly name: string | null }): React.ReactNode {
  if (name === null) return null;
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconUrl(name)} />
    </svg>
  );
}

export function Mark(): React.ReactNode {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--ink)" />
      <path
        d="M7 25 25 7M25 7l-5.6 1.2M25 7l-1.2 5.6M12.2 15.2l4.6 4.6M8.4 20l3.6 3.6"
        stroke="var(--panel)"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M7 7l7.2 7.2M25 25l-5.8-5.8" stroke="var(--now)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
