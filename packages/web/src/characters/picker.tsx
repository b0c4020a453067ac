import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Icon } from '../icons.tsx';
import { text } from '../language.ts';
import { lineText, looking, type Worded } from './maker.ts';

interface PickerProps {
  /** What is added to: "Gear". */
  readonly title: string;
  readonly options: readonly Worded[];
  readonly pick: (option: Worded) => void;
  readonly look: (option: Worded) => void;
}

/** Lines of an option that are shown. */
const LINES = 4;

/** A list from which one adds: searched by name, each with its sentence; it stays open until it is closed. */
export function Picker({ title, options, pick, look }: PickerProps): React.ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    setWanted('');
    opener.current?.focus();
  };
  const found = options.filter((option) => `${option.title} ${option.group}`.toLowerCase().includes(wanted.trim().toLowerCase()));
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <div className="picker">
      <button
        ref={opener}
        type="button"
        className="adder"
        aria-expanded={isOpen}
        aria-label={text('maker-add', { what: title })}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Plus aria-hidden="true" /> {text('maker-add-short')}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is inside
        <div className="picks" onKeyDown={({ key }) => key === 'Escape' && close()}>
          <input
            type="search"
            autoFocus
            value={wanted}
            aria-label={text('maker-find')}
            placeholder={text('maker-find')}
            onChange={({ target }) => setWanted(target.value)}
          />
          {found.length === 0 && <p className="soft">{text('maker-found-none')}</p>}
          {groups.map((group) => (
            <section key={group} aria-label={group === '' ? title : group}>
              {group !== '' && <h4 className="cap">{group}</h4>}
              <div className="options">
                {found.map((option) =>
                  option.group === group ? (
                    <button
                      type="button"
                      key={option.value}
                      aria-label={text('maker-add-one', { what: option.title })}
                      onClick={() => pick(option)}
                      {...looking(() => look(option))}
                    >
                      <Words option={option} />
                    </button>
                  ) : null,
                )}
              </div>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

/** Name, sentence and numbers of an option. */
export function Words({ option: { icon, title, says, lines } }: { readonly option: Worded }): React.ReactNode {
  return (
    <>
      {icon !== null && <Icon name={icon} />}
      <b>{title}</b>
      <small>{says}</small>
      {lines.length > 0 && <small className="lines">{lines.slice(0, LINES).map(lineText).join(' · ')}</small>}
    </>
  );
}
