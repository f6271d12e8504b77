import './own-file-picker.css'
import { Button, Dialog, Flex, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { pageCountOf } from '#domain/kernel/page.ts'
import type { OwnFileView } from '#domain/private-file/own-file.ts'
import { OWN_FILE_SUFFIXES, type OwnFileKind } from '#domain/private-file/own-file-kinds.ts'
import { ALL_OWN_FILES, type OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { ErrorState } from '../components/error-state.tsx'
import { Pager } from '../components/pager.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { PartMissing } from '../components/part-missing.tsx'
import { failureText } from '../copy/failure-text.ts'
import { ownFilePickerCopy as words } from '../copy/own-file-picker-copy.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { UploadMenu } from './upload-menu.tsx'

type Kind = Exclude<OwnFileKind, 'file'>

interface OwnFilePickerProps {
  readonly kind: Kind
  /** On the button. */
  readonly label: string
  /** What a reader hears where several buttons say the same. */
  readonly name: string
  /** Given the file's id among one's own. */
  readonly onChoose: (ownFileId: number, name: string) => void
}

/** A button that offers one's own files of a kind, folder by folder. */
export const OwnFilePicker = ({ kind, label, name, onChoose }: OwnFilePickerProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button variant="soft" aria-label={name}>
          {label}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="520px">
        <Dialog.Title size="4">{words[kind]}</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          {words.hint}
        </Dialog.Description>
        <PartBoundary waiting={<Arriving />} missing={<PartMissing />}>
          <Files
            kind={kind}
            onChoose={(id, chosen) => {
              onChoose(id, chosen)
              setOpen(false)
            }}
          />
        </PartBoundary>
        <Flex mt="4" justify="end">
          <Dialog.Close>
            <Button variant="soft" color="gray">
              {words.close}
            </Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const Arriving = () => <Skeleton height="120px" role="status" aria-label={words.loading} />

interface FilesProps {
  readonly kind: Kind
  readonly onChoose: (ownFileId: number, name: string) => void
}

const Files = ({ kind, onChoose }: FilesProps) => {
  const files = useOpenedActor(useOwnFilesLogic().openOwnFiles, {
    query: { ...ALL_OWN_FILES, suffixes: OWN_FILE_SUFFIXES[kind] },
  })
  const { view, query, failure } = useSelector(files, ({ context }) => context)
  const isBusy = useSelector(files, (it) => it.hasTag('busy'))
  const isShown = useSelector(files, (it) => it.hasTag('shown'))
  const show = (change: Partial<OwnFileQuery>) =>
    files.send({ type: 'files.show', query: { ...query, page: 1, ...change } })
  if (failure !== null)
    return (
      <ErrorState
        message={words.failed}
        reason={failureText(failure)}
        onRetry={() => files.send({ type: 'files.retry' })}
      />
    )
  if (!isShown) return <Arriving />
  return (
    <div className="own-file-picker" aria-busy={isBusy}>
      <UploadMenu folderId={query.folder} />
      {query.folder !== 0 && (
        <Button variant="soft" color="gray" onClick={() => show({ folder: view.path.at(-2)?.id ?? 0 })}>
          {words.up}
        </Button>
      )}
      <Rows view={view} onOpen={(folder) => show({ folder })} onChoose={onChoose} />
      <Pager page={query.page} pages={pageCountOf(view.files)} onTurn={(page) => show({ page })} />
    </div>
  )
}

interface RowsProps extends Pick<FilesProps, 'onChoose'> {
  readonly view: OwnFileView
  readonly onOpen: (folder: number) => void
}

const Rows = ({ view, onOpen, onChoose }: RowsProps) => {
  const { folders, files } = view
  if (folders.length + files.items.length === 0)
    return (
      <Text as="p" size="2" color="gray">
        {words.none}
      </Text>
    )
  return (
    <ul>
      {folders.map(({ id, name }) => (
        <li key={`folder ${id}`}>
          <Button variant="ghost" color="gray" aria-label={words.folder(name)} onClick={() => onOpen(id)}>
            {`${name}/`}
          </Button>
        </li>
      ))}
      {files.items.map(({ id, name }) => (
        <li key={`file ${id}`}>
          <Button variant="ghost" aria-label={words.choose(name)} onClick={() => onChoose(id, name)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  )
}
