import './place-fields.css'
import { Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { placeChoiceMachine } from '#domain/school-file/place-choice.machine.ts'
import { PLACE_LEVELS, type PlaceLevel } from '#domain/school-file/school-place.ts'
import { NativeSelect } from '../components/native-select.tsx'
import { ReadAgain } from '../components/read-again.tsx'
import { failureText } from '../copy/failure-text.ts'
import { ownFileCopy } from '../copy/own-file-copy.ts'

/** Without these a place is none. */
const NEEDED: readonly PlaceLevel[] = ['stageId', 'subjectId']

interface PlaceFieldsProps {
  readonly place: ActorRefFrom<typeof placeChoiceMachine>
  /** Hears every choice besides. */
  readonly onChoose?: (level: PlaceLevel, id: number) => void
  readonly disabled?: boolean
}

/** A place in the curriculum, from the stage down to the chapter; each field offers what lies in the one above. */
export const PlaceFields = ({ place, onChoose, disabled = false }: PlaceFieldsProps) => {
  const chosen = useSelector(place, ({ context }) => context.place)
  const menus = useSelector(place, ({ context }) => context.menus)
  const failure = useSelector(place, ({ context }) => context.failure)
  const isBusy = useSelector(place, (snapshot) => snapshot.hasTag('busy'))
  const unread = isBusy ? ownFileCopy.readingLevel : ownFileCopy.unreadLevel
  const failed = useSelector(place, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  return (
    <>
      {PLACE_LEVELS.map((level) => (
        <div key={level} className="form-row">
          <Text size="2" aria-hidden="true">
            {ownFileCopy.levels[level]}
          </Text>
          <NativeSelect
            label={ownFileCopy.levels[level]}
            value={chosen[level]}
            disabled={disabled || menus[level].length === 0}
            options={[
              { value: 0, name: NEEDED.includes(level) ? ownFileCopy.choose : ownFileCopy.anyLevel },
              // What is chosen is not in the menu while that is read, or where it could not be.
              ...(chosen[level] === 0 || menus[level].some(({ id }) => id === chosen[level])
                ? []
                : [{ value: chosen[level], name: unread }]),
              ...menus[level].map(({ id, name, depth }) => ({ value: id, name: '　'.repeat(depth) + name })),
            ]}
            onChoose={(id) => {
              place.send({ type: 'place.choose', level, id })
              onChoose?.(level, id)
            }}
          />
        </div>
      ))}
      {failed && (
        <Text as="p" size="2" color="red" role="alert">
          {ownFileCopy.placeFailed} {failureText(failure)}{' '}
          <ReadAgain onRetry={() => place.send({ type: 'place.retry' })} />
        </Text>
      )}
    </>
  )
}
