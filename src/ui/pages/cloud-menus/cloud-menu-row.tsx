import { Badge, Button, Text } from '@radix-ui/themes'
import type { CloudMenuRemoval, ManagedCloudMenu } from '#domain/frame/cloud-menu.ts'
import type { CloudMenusActor } from '#domain/frame/cloud-menus.machine.ts'
import { DragHandle } from '../../components/drag-handle.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { StepButtons } from '../../components/step-buttons.tsx'
import { useRowEscape } from '../../components/use-row-escape.ts'
import { cloudMenusCopy as words } from '../../copy/cloud-menus-copy.ts'
import { stepCopy } from '../../copy/step-copy.ts'

interface CloudMenuRowProps {
  readonly actor: CloudMenusActor
  readonly menu: ManagedCloudMenu
  readonly others: readonly ManagedCloudMenu[]
  readonly isFirst: boolean
  /** A sign-in leads to it. */
  readonly isLast: boolean
  readonly leaving: CloudMenuRemoval | null
  readonly onStep: (by: -1 | 1) => void
}

/** An entry, what it shows, and what is done about it. */
export const CloudMenuRow = ({
  actor,
  menu,
  others,
  isFirst,
  isLast,
  leaving,
  onStep,
}: CloudMenuRowProps) => {
  const { id, name, parameter, parts, files } = menu
  return (
    <>
      <DragHandle name={words.drag(name)} onStep={onStep} />
      <div className="cloud-menu-row__words">
        <p className="word-row__name">
          <span>{name}</span>
          {isLast && <Badge color="indigo">{words.first}</Badge>}
        </p>
        <Text as="p" size="2" color="gray">
          {words.shows(
            parts.map((part) => words.parts[part]),
            files.length,
          )}
        </Text>
        <Text as="p" size="1" color="gray">
          {words.address(parameter)}
        </Text>
      </div>
      <div className="word-row__acts">
        <StepButtons what={stepCopy.named(name)} isFirst={isFirst} isLast={isLast} onStep={onStep} />
        <Button
          variant="soft"
          color="gray"
          data-opens={`edit/${id}`}
          aria-label={words.editOf(name)}
          onClick={() => actor.send({ type: 'cloudMenus.open', id })}
        >
          {words.edit}
        </Button>
        <Button
          variant="soft"
          color="gray"
          data-opens={`remove/${id}`}
          aria-label={words.removeOf(name)}
          aria-expanded={leaving !== null}
          onClick={() =>
            actor.send(leaving === null ? { type: 'cloudMenus.weigh', id } : { type: 'cloudMenus.cancel' })
          }
        >
          {words.remove}
        </Button>
      </div>
      {leaving !== null && <Removal actor={actor} leaving={leaving} name={name} others={others} />}
    </>
  )
}

interface RemovalProps {
  readonly actor: CloudMenusActor
  readonly leaving: CloudMenuRemoval
  readonly name: string
  readonly others: readonly ManagedCloudMenu[]
}

/** No file goes in silence: it says how many there are, and asks where to. */
const Removal = ({ actor, leaving, name, others }: RemovalProps) => {
  const unfolded = useRowEscape<HTMLElement>(() => actor.send({ type: 'cloudMenus.cancel' }))
  return (
    <section ref={unfolded} className="cloud-menu-row__removal" aria-label={words.removeTitle(name)}>
      <Text as="p" size="2" mb="3">
        {leaving.files > 0 ? words.removeFiles(leaving.files) : words.removeBare}
      </Text>
      <div className="person__line">
        {leaving.files > 0 && others.length > 0 && (
          <NativeSelect
            label={words.into}
            value={leaving.into}
            options={[
              { value: 0, name: words.intoNone },
              ...others.map((other) => ({ value: other.id, name: other.name })),
            ]}
            onChoose={(into) => actor.send({ type: 'cloudMenus.choose', into })}
          />
        )}
        <Button color="red" variant="soft" onClick={() => actor.send({ type: 'cloudMenus.remove' })}>
          {words.removeTitle(name)}
        </Button>
        <Button variant="soft" color="gray" onClick={() => actor.send({ type: 'cloudMenus.cancel' })}>
          {words.leave}
        </Button>
      </div>
    </section>
  )
}
