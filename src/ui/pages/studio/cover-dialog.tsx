import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { StudioFile } from '#domain/studio/course-studio.ts'
import { useStudioLogic } from '../../bundle-logic.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { notDoneText } from '../../copy/not-done-text.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { restoreFocus } from '../../navigation/restore-focus.ts'
import { useRunning } from '../../use-running.ts'
import { CoverFilm } from './cover-film.tsx'
import { CoverPage } from './cover-page.tsx'
import type { CoverSource } from './cover-source.ts'

const words = studioCopy.cover

interface CoverDialogProps {
  readonly way: 'film' | 'page'
  readonly draftId: number
  /** At least one. */
  readonly sources: readonly CoverSource[]
  readonly opener: { readonly current: HTMLElement | null }
  readonly onClose: () => void
  readonly onTake: (file: StudioFile) => void
}

/** A frame of one of the films, or a page of one of the documents, as a cover. */
export const CoverDialog = ({ way, draftId, sources, opener, onClose, onTake }: CoverDialogProps) => {
  const { openCoverTaking } = useStudioLogic()
  const [taking] = useState(() => openCoverTaking(draftId, onTake))
  useEffect(() => {
    taking.start()
    return () => {
      taking.stop()
    }
  }, [taking])
  useRunning(taking)
  const isBusy = useSelector(taking, (it) => it.hasTag('busy'))
  const isWithheld = useSelector(taking, (it) => it.matches('withheld') || it.matches('defect'))
  const failure = useSelector(taking, ({ context }) => context.failure)
  const [chosen, setChosen] = useState(sources[0]?.section.key ?? '')
  const source = sources.find(({ section }) => section.key === chosen)
  const take = (picture: Blob | null) => taking.send({ type: 'coverTaking.take', picture })
  const Source = way === 'film' ? CoverFilm : CoverPage
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        maxWidth="720px"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          restoreFocus(opener.current)
        }}
      >
        <Dialog.Title size="5" mb="1">
          {words[way].title}
        </Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="3">
          {words[way].hint}
        </Dialog.Description>
        <div className="cover-source">
          {sources.length > 1 && (
            <NativeSelect
              label={words[way].which}
              value={chosen}
              options={sources.map(({ section }) => ({
                value: section.key,
                name: section.name || studioCopy.nameless,
              }))}
              onChoose={setChosen}
            />
          )}
          {source !== undefined && (
            <Source key={source.file.fileId} file={source.file} busy={isBusy} onTake={take} />
          )}
          <Text as="p" size="2" color={isBusy ? 'gray' : 'red'} role="status">
            {isBusy && words.saving}
            {isWithheld && words.noFrame}
            {failure !== null && notDoneText(words.notSaved, failure)}
          </Text>
        </div>
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
