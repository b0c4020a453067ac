import { useEffect, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { text } from './language.ts';

/** Milliseconds before a click beside a sheet closes it; an earlier click was meant for what the sheet now covers. */
const MEANT = 700;

/** A sheet over the page; Escape and a click beside it close it. */
export function Sheet({ title, close, children }: { readonly title: string; readonly close: () => void; readonly children: React.ReactNode }): React.ReactNode {
  const sheet = useRef<HTMLElement>(null);
  const [since] = useState(() => performance.now());
  useEffect(() => {
    // Where what had the focus is gone or disabled, as a button that was pressed, keys come to the page, not to the sheet.
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.target !== document.body || [...document.querySelectorAll('.sheet')].at(-1) !== sheet.current) return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [close]);
  return (
    <ModalOverlay
      className="veil"
      isOpen
      isDismissable
      shouldCloseOnInteractOutside={() => performance.now() - since > MEANT}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <Modal className="modal">
        <Dialog className="sheet" ref={sheet}>
          <div className="line">
            <Heading slot="title">{title}</Heading>
            <button type="button" onClick={close} aria-label={text('close-sheet', { title })}>
              {text('close')}
            </button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
