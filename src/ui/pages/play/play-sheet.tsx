import './play-sheet.css'
import { Dialog, IconButton } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { backTo } from '../../components/back-to.ts'
import { Icon } from '../../components/icon.tsx'
import type { LateDialogState } from '../../components/late-dialog.tsx'
import { playCopy } from '../../copy/play-copy.ts'

interface PlaySheetProps extends LateDialogState {
  readonly name: string
  readonly children: ReactNode
}

/** What is read below the film on a phone, fetched when somebody comes near its button. */
export const PlaySheet = ({ open, onOpenChange, opener, name, children }: PlaySheetProps) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Content
      className="play-sheet"
      aria-describedby={undefined}
      onCloseAutoFocus={(event) => {
        if (!focusQuestion(event)) backTo(opener)(event)
      }}
    >
      <div className="play-sheet__head">
        <Dialog.Title size="4" mb="0">
          {name}
        </Dialog.Title>
        <Dialog.Close>
          <IconButton size="3" variant="ghost" color="gray" aria-label={playCopy.closeSheet}>
            <Icon name="close" />
          </IconButton>
        </Dialog.Close>
      </div>
      <div className="play-sheet__body">{children}</div>
    </Dialog.Content>
  </Dialog.Root>
)

/** The focus goes to what is asked, if something is; else back to where it came from. */
const focusQuestion = (event: Event): boolean => {
  const question = document.querySelector<HTMLElement>('.question-stop')
  if (question === null) return false
  event.preventDefault()
  question.focus()
  return true
}
