import { Button, Text, TextField } from '@radix-ui/themes'
import { useRef } from 'react'
import {
  type CloudMenuConsole,
  type CloudMenuFileForm,
  type CloudMenuForm,
  fileFormOf,
  MAX_CLOUD_FILE_NAME,
  ownFileForm,
  wholeFileName,
} from '#domain/frame/cloud-menu.ts'
import type { CloudMenusActor } from '#domain/frame/cloud-menus.machine.ts'
import { placedIds } from '#domain/frame/managed-word.ts'
import { AddingChoice } from '../../components/adding-choice.tsx'
import { DragHandle } from '../../components/drag-handle.tsx'
import { PartBoundary } from '../../components/part-boundary.tsx'
import { ReloadButton } from '../../components/reload-button.tsx'
import { StepButtons } from '../../components/step-buttons.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { cloudMenusCopy as words } from '../../copy/cloud-menus-copy.ts'
import { partMissingCopy } from '../../copy/part-missing-copy.ts'
import { useDragPlaces } from '../../manage/use-drag-places.ts'
import { lazyPart } from '../../routing/missing-code.ts'

const OwnFilePicker = lazyPart(
  async () => (await import('../../private-file/own-file-picker.tsx')).OwnFilePicker,
)

interface CloudMenuFilesProps {
  readonly actor: CloudMenusActor
  readonly shown: CloudMenuConsole
  readonly form: CloudMenuForm
  /** False once a file without a name was refused. */
  readonly isNamed: boolean
}

/** The files of an entry: brought from one's own or from another entry, named, ordered, taken out and put back. */
export const CloudMenuFiles = ({ actor, shown, form, isNamed }: CloudMenuFilesProps) => {
  const { files } = form
  const list = useRef<HTMLFieldSetElement>(null)
  useFocusFallback(files.length, list)
  const put = (changed: readonly CloudMenuFileForm[]) =>
    actor.send({ type: 'cloudMenus.change', fields: { files: changed } })
  const place = (from: number, at: number) => {
    const order = placedIds([...files.keys()], from, at)
    put(order.flatMap((index) => files[index] ?? []))
  }
  const drag = useDragPlaces(place)
  const change = (at: number, fields: Partial<CloudMenuFileForm>) =>
    put(files.map((file, index) => (index === at ? { ...file, ...fields } : file)))
  const elsewhere = shown.menus
    .filter(({ id }) => id !== form.id)
    .flatMap((menu) => menu.files.map((file) => ({ menu, file })))
    .filter(({ file }) => !files.some(({ id, isOut }) => id === file.id && !isOut))
  return (
    <fieldset ref={list} tabIndex={-1} className="person__field">
      <legend>{words.files}</legend>
      <Text as="p" size="1" color="gray">
        {words.filesHint}
      </Text>
      {files.length === 0 ? (
        <Text as="p" size="2" color="gray">
          {words.noFiles}
        </Text>
      ) : (
        <ol className="word-rows cloud-menu-files" aria-label={words.files}>
          {files.map((file, index) => {
            const name = wholeFileName(file)
            return (
              <li
                key={`${file.id} ${file.ownFileId}`}
                className="word-row"
                data-out={file.isOut}
                {...drag(index, index, name)}
              >
                <DragHandle name={words.dragFile(name)} onStep={(by) => place(index, index + by)} />
                {file.isOut ? (
                  <p className="word-row__name">
                    <del>{name}</del>
                    <Text size="1" color="gray">
                      {words.isOut}
                    </Text>
                  </p>
                ) : (
                  <TextField.Root
                    className="cloud-menu-files__name"
                    aria-label={words.fileName(index + 1)}
                    aria-invalid={!isNamed && file.name.trim() === ''}
                    value={file.name}
                    maxLength={MAX_CLOUD_FILE_NAME}
                    autoComplete="off"
                    onChange={({ target }) => change(index, { name: target.value })}
                  >
                    {file.suffix !== '' && <TextField.Slot side="right">.{file.suffix}</TextField.Slot>}
                  </TextField.Root>
                )}
                <StepButtons
                  what={words.file(name)}
                  isFirst={index === 0}
                  isLast={index === files.length - 1}
                  onStep={(by) => place(index, index + by)}
                />
                <Button
                  type="button"
                  variant="soft"
                  color="gray"
                  aria-label={file.isOut ? words.undoOf(name) : words.takeOutOf(name)}
                  onClick={() => change(index, { isOut: !file.isOut })}
                >
                  {file.isOut ? words.undo : words.takeOut}
                </Button>
              </li>
            )
          })}
        </ol>
      )}
      <div className="person__line">
        <PartBoundary missing={<ReloadButton label={partMissingCopy.addFile} />}>
          <OwnFilePicker
            kind="any"
            label={words.addFile}
            name={words.addFile}
            onChoose={(id, name) => actor.send({ type: 'cloudMenus.addFile', file: ownFileForm(id, name) })}
          />
        </PartBoundary>
        {elsewhere.length > 0 && (
          <AddingChoice
            label={words.take}
            act={words.takeAct}
            options={elsewhere.map(({ menu, file }) => ({
              id: file.id,
              name: words.takeOf(menu.name, file.name),
            }))}
            onAdd={(id) => {
              const found = elsewhere.find(({ file }) => file.id === id)
              if (found !== undefined)
                actor.send({ type: 'cloudMenus.addFile', file: fileFormOf(found.file) })
            }}
          />
        )}
      </div>
    </fieldset>
  )
}
