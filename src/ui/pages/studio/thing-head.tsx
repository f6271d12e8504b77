import { Badge, Button, Text, TextField } from '@radix-ui/themes'
import { MAX_COURSE_NAME } from '#domain/studio/course-document.ts'
import { fieldSet } from '#domain/studio/course-outline.ts'
import { DragHandle } from '../../components/drag-handle.tsx'
import { studioCopy as words } from '../../copy/studio-copy.ts'
import { draggedThing } from './dragged-thing.ts'
import { type EditorPartProps, fieldIdOf } from './studio-actors.ts'

interface ThingHeadProps extends EditorPartProps {
  readonly thing: { readonly key: string; readonly name: string }
  /** 第 1 章, 1.2. */
  readonly number: string
  readonly label: string
  readonly kind?: string
  readonly locked: boolean
  readonly onStep: (key: string, by: -1 | 1) => void
  readonly onRemove: (key: string) => void
}

/** A chapter or a section by its name, with what moves it and takes it out. */
export const ThingHead = (props: ThingHeadProps) => {
  const { editor, course, thing, number, label, kind, locked, onStep, onRemove } = props
  const { key, name } = thing
  return (
    <div className="outline__head">
      {!locked && (
        <DragHandle
          id={`move-${key}`}
          name={words.move(number)}
          onStep={(by) => onStep(key, by)}
          onDragStart={(event) => draggedThing.write(event.dataTransfer, key)}
        />
      )}
      <Text size="2" color="gray" className="outline__number">
        {number}
      </Text>
      {kind !== undefined && <Badge color="gray">{kind}</Badge>}
      <TextField.Root
        id={fieldIdOf(key)}
        className="outline__name"
        aria-label={label}
        value={name}
        maxLength={MAX_COURSE_NAME}
        readOnly={locked}
        onChange={({ target }) =>
          editor.send({
            type: 'editor.edit',
            edits: fieldSet(course.workingCopy.document, key, 'name', target.value),
          })
        }
      />
      {!locked && (
        <span className="outline__tools">
          <Button
            id={`up-${key}`}
            size="1"
            variant="soft"
            color="gray"
            aria-label={words.upName(number)}
            onClick={() => onStep(key, -1)}
          >
            {words.up}
          </Button>
          <Button
            id={`down-${key}`}
            size="1"
            variant="soft"
            color="gray"
            aria-label={words.downName(number)}
            onClick={() => onStep(key, 1)}
          >
            {words.down}
          </Button>
          <Button
            size="1"
            variant="soft"
            color="gray"
            aria-label={words.removeThingName(number)}
            onClick={() => onRemove(key)}
          >
            {words.removeThing}
          </Button>
        </span>
      )}
    </div>
  )
}
