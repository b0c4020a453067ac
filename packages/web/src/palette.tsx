import { Autocomplete, Input, Menu, MenuItem, SearchField, useFilter } from 'react-aria-components';
import { Sheet } from './dialog.tsx';
import { text } from './language.ts';

export interface Command {
  readonly id: string;
  readonly text: string;
  readonly run: () => void;
}

/** All commands by name. */
export function Palette({ commands, close }: { readonly commands: readonly Command[]; readonly close: () => void }): React.ReactNode {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Sheet title={text('commands')} close={close}>
      <Autocomplete filter={contains}>
        <SearchField aria-label={text('commands-search')} autoFocus>
          <Input placeholder={text('commands-hint')} />
        </SearchField>
        <Menu
          className="palette"
          aria-label={text('commands')}
          items={commands}
          onAction={(id) => {
            close();
            commands.find((command) => command.id === id)?.run();
          }}
        >
          {(one) => (
            <MenuItem id={one.id} textValue={one.text}>
              {one.text}
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Sheet>
  );
}
