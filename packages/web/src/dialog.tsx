import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { text } from './language.ts';

/** A sheet over the page; Escape and a click beside it close it. */
export function Sheet({ title, close, children }: { readonly title: string; readonly close: () => void; readonly children: React.ReactNode }): React.ReactNode {
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal className="modal">
        <Dialog className="sheet">
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
