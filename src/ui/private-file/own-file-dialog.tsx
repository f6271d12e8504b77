import { Button, Dialog, Flex } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef, useState } from 'react'
import type { OwnFile } from '#domain/private-file/own-file.ts'
import type { LeftShare } from '#domain/private-file/share-form.machine.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { useOwnFilesLogic, useSchoolLogic, useSharingLogic } from '../bundle-logic.ts'
import { DownloadLink } from '../catalogue/download-link.tsx'
import type { FormDraft } from '../components/use-form-draft.ts'
import { useWhenChanged } from '../components/use-when-changed.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { restoreFocus } from '../navigation/restore-focus.ts'
import { FilePreview } from '../preview/file-preview.tsx'
import { ClashForm } from './clash-form.tsx'
import { DialogCancelButton } from './dialog-cancel-button.tsx'
import { FolderForm } from './folder-form.tsx'
import type { Ask, OwnFileQuestion, OwnFilesActor } from './own-files-actor.ts'
import { RemovalForm } from './removal-form.tsx'
import { ShareDetails } from './share-details.tsx'
import { ShareForm } from './share-form.tsx'
import { TakeDownForm } from './take-down-form.tsx'
import { TransferForm } from './transfer-form.tsx'

interface OwnFileDialogProps {
  readonly organisation: Organisation
  readonly question: OwnFileQuestion | null
  /** Where the focus goes when it has been answered. */
  readonly opener: Element | null
  readonly files: OwnFilesActor
  readonly share: FormDraft<LeftShare>
  readonly onAsk: Ask
  readonly onClose: () => void
}

/** Asked about schools; from one of them another may follow. */
const OF_SCHOOLS: readonly OwnFileQuestion['kind'][] = ['share', 'details', 'takeDown']

/** Everything that is asked about own files, one question at a time; taken names ask for themselves. */
export const OwnFileDialog = (props: OwnFileDialogProps) =>
  props.question !== null && OF_SCHOOLS.includes(props.question.kind) ? (
    <WithSchools {...props} />
  ) : (
    <Asking {...props} />
  )

/** The dialog is there with all that it asks for, so that the focus finds it. */
const WithSchools = (props: OwnFileDialogProps) => {
  useSharingLogic()
  useSchoolLogic()
  return <Asking {...props} />
}

const Asking = (props: OwnFileDialogProps) => {
  const { question, opener, onClose } = props
  const { ownFileTasks } = useOwnFilesLogic()
  const clashes = useSelector(ownFileTasks, (snapshot) =>
    snapshot.matches('asking') ? snapshot.context.clashes : null,
  )
  if (clashes !== null)
    return (
      <Framed
        wide={false}
        step="clash"
        opener={opener}
        onClose={() => ownFileTasks.send({ type: 'tasks.drop' })}
      >
        <ClashForm names={clashes} />
      </Framed>
    )
  if (question === null) return null
  return (
    <Framed wide={question.kind === 'preview'} step={question.kind} opener={opener} onClose={onClose}>
      <Answer {...props} question={question} />
    </Framed>
  )
}

const FIRST_ASKED = ':is(input, select, textarea, button):not(:disabled)'

interface FramedProps {
  readonly wide: boolean
  /** What is asked: where another question follows in the same dialog, the focus goes to the first that it asks for. */
  readonly step: string
  readonly opener: Element | null
  readonly onClose: () => void
  readonly children: ReactNode
}

const Framed = ({ wide, step, opener, onClose, children }: FramedProps) => {
  const content = useRef<HTMLDivElement>(null)
  useWhenChanged(step, () => content.current?.querySelector<HTMLElement>(FIRST_ASKED)?.focus())
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        ref={content}
        maxWidth={wide ? '1080px' : '480px'}
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          restoreFocus(opener)
        }}
      >
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}

const Answer = ({
  organisation,
  question,
  files,
  share,
  onAsk,
  onClose,
}: OwnFileDialogProps & { question: OwnFileQuestion }) => {
  const view = useSelector(files, ({ context }) => context.view)
  switch (question.kind) {
    case 'create':
      return <FolderForm parentId={question.parentId} files={files} onDone={onClose} />
    case 'move':
    case 'copy':
      return <TransferForm kind={question.kind} items={question.items} onDone={onClose} />
    case 'remove':
    case 'purge':
      return <RemovalForm kind={question.kind} items={question.items} onDone={onClose} />
    case 'share':
      return (
        <ShareForm
          organisation={organisation}
          fileIds={question.fileIds}
          requestId={question.requestId}
          draft={share}
          nameOf={(id) => view.files.items.find((file) => file.id === id)?.name ?? ''}
          onShared={() => files.send({ type: 'files.refresh' })}
          onDone={onClose}
        />
      )
    case 'details':
      return <ShareDetails file={question.file} share={question.share} onAsk={onAsk} onDone={onClose} />
    case 'takeDown':
      return <TakeDownForm {...question} onDone={onClose} />
    case 'preview':
      return <Previewed file={question.file} files={files} />
  }
}

/** A file as it was asked for; once its addresses hold no more, as the list has it. */
const Previewed = ({ file: asked, files }: { readonly file: OwnFile; readonly files: OwnFilesActor }) => {
  const { renewFile } = useOwnFilesLogic()
  const query = useSelector(files, ({ context }) => context.query)
  const [isOutdated, setOutdated] = useState(false)
  const listed = useSelector(files, ({ context }) =>
    context.view.files.items.find(({ id }) => id === asked.id),
  )
  const file = (isOutdated ? listed : undefined) ?? asked
  const renew = () => {
    setOutdated(true)
    files.send({ type: 'files.refresh' })
  }
  return (
    <>
      <Dialog.Title size="4" mb="3">
        {file.name}
      </Dialog.Title>
      <FilePreview file={file} onOutdated={renew} renew={renewFile(query, file.id)} prints />
      <Flex gap="3" mt="4" justify="end">
        <Button asChild variant="soft">
          <DownloadLink file={file} renew={renewFile(query, file.id)}>
            {copy.download}
          </DownloadLink>
        </Button>
        <DialogCancelButton label={copy.close} />
      </Flex>
    </>
  )
}
