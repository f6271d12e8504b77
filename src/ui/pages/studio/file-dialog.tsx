import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { pageCountOf } from '#domain/kernel/page.ts'
import { OWN_FILE_SUFFIXES, type OwnFileKind } from '#domain/private-file/own-file-kinds.ts'
import { ALL_OWN_FILES } from '#domain/private-file/own-file-query.ts'
import type { StudioFile } from '#domain/studio/course-studio.ts'
import { useOwnFilesLogic, useStudioLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { OverlayBoundary } from '../../components/overlay-boundary.tsx'
import { Pager } from '../../components/pager.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { restoreFocus } from '../../navigation/restore-focus.ts'
import { UploadMenu } from '../../private-file/upload-menu.tsx'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { useRunning } from '../../use-running.ts'

const words = studioCopy.files

interface FileDialogProps {
  readonly kind: Exclude<OwnFileKind, 'any'>
  readonly opener: { readonly current: HTMLElement | null }
  readonly onClose: () => void
  readonly onTake: (file: StudioFile) => void
}

/** One of the own files for a section or a cover, or a fresh one that is uploaded here and then chosen. */
export const FileDialog = (props: FileDialogProps) => (
  <OverlayBoundary opener={props.opener} onLeave={props.onClose}>
    <Files {...props} />
  </OverlayBoundary>
)

const Files = ({ kind, opener, onClose, onTake }: FileDialogProps) => {
  const files = useOpenedActor(useOwnFilesLogic().openOwnFiles, {
    query: { ...ALL_OWN_FILES, suffixes: OWN_FILE_SUFFIXES[kind] },
  })
  const { openFileTaking } = useStudioLogic()
  const [taking] = useState(() => openFileTaking(onTake))
  useEffect(() => {
    taking.start()
    return () => {
      taking.stop()
    }
  }, [taking])
  useRunning(taking)
  const { view, query, failure } = useSelector(files, ({ context }) => context)
  const isShown = useSelector(files, (it) => it.hasTag('shown'))
  const hasFailed = useSelector(files, (it) => it.matches('failed') || it.matches('defect'))
  const isTaking = useSelector(taking, (it) => it.hasTag('busy'))
  const refusal = useSelector(taking, ({ context }) => context.failure)
  const show = (folder: number, page = 1) =>
    files.send({ type: 'files.show', query: { ...query, folder, page } })
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        maxWidth="640px"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          restoreFocus(opener.current)
        }}
      >
        <Dialog.Title size="5" mb="1">
          {words.title}
        </Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="3">
          {words[kind]}
        </Dialog.Description>
        <Flex gap="3" justify="between" align="center" wrap="wrap" mb="3">
          <nav aria-label={words.path} className="file-choice__path">
            <Button size="1" variant="ghost" onClick={() => show(0)}>
              {words.top}
            </Button>
            {view.path.map(({ id, name }) => (
              <Button key={id} size="1" variant="ghost" onClick={() => show(id)}>
                {name}
              </Button>
            ))}
          </nav>
          <UploadMenu folderId={query.folder} />
        </Flex>
        {hasFailed && (
          <ErrorState
            message={words.failed}
            reason={failureText(failure)}
            onRetry={() => files.send({ type: 'files.retry' })}
          />
        )}
        {!isShown && !hasFailed && (
          <Text as="p" size="2" color="gray" role="status">
            {words.loading}
          </Text>
        )}
        {isShown && (
          <ul className="file-choice" aria-label={words.list}>
            {view.folders.map(({ id, name }) => (
              <li key={`folder-${id}`}>
                <Button variant="ghost" aria-label={words.folder(name)} onClick={() => show(id)}>
                  <ExtendedIcon name="folder" />
                  {name}
                </Button>
              </li>
            ))}
            {view.files.items.map(({ id, name }) => (
              <li key={`file-${id}`}>
                <Button
                  variant="ghost"
                  aria-label={words.take(name)}
                  disabled={isTaking}
                  onClick={() => taking.send({ type: 'fileTaking.take', ownFileId: id })}
                >
                  <ExtendedIcon name={kind === 'film' ? 'video' : 'file'} />
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {isShown && view.folders.length === 0 && view.files.items.length === 0 && (
          <EmptyState {...words.none} />
        )}
        <Pager
          page={query.page}
          pages={pageCountOf(view.files)}
          onTurn={(index) => show(query.folder, index)}
        />
        {isTaking && (
          <Text as="p" size="2" color="gray" role="status">
            {words.taking}
          </Text>
        )}
        {refusal !== null && (
          <Text as="p" size="2" color="red" role="alert">
            {notDoneText(words.notTaken, refusal)}
          </Text>
        )}
        <Flex gap="3" mt="4" justify="end">
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
