import { Badge, Button, Text } from '@radix-ui/themes'
import type { ManagedRole, RoleRemoval } from '#domain/people/role.ts'
import type { RolesActor } from '#domain/people/roles.machine.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { useRowEscape } from '../../components/use-row-escape.ts'
import { rolesCopy as words } from '../../copy/roles-copy.ts'
import { givenBy } from '../people/role-gives.ts'

interface RoleRowProps {
  readonly actor: RolesActor
  readonly role: ManagedRole
  readonly roles: readonly ManagedRole[]
  readonly leaving: RoleRemoval | null
}

/** One role, what it gives, and what is done about it. */
export const RoleRow = ({ actor, role, roles, leaving }: RoleRowProps) => {
  const { id, name, holders, fixed } = role
  const isLeaving = leaving?.id === id
  return (
    <li className="worked-list__row">
      <div className="worked-list__words">
        <p className="worked-list__line">
          <span className="worked-list__name">{name}</span>
          <Badge color={holders > 0 ? 'indigo' : 'gray'}>{words.holders(holders)}</Badge>
        </p>
        <ul className="person__gives">
          {givenBy(role).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {fixed && (
          <Text as="p" size="1" color="gray">
            {words.fixed}
          </Text>
        )}
      </div>
      <div className="worked-list__actions">
        <Button
          variant="soft"
          color="gray"
          data-opens={`edit/${id}`}
          aria-label={words.editOf(name)}
          onClick={() => actor.send({ type: 'roles.open', id })}
        >
          {words.edit}
        </Button>
        {!fixed && (
          <Button
            variant="soft"
            color="gray"
            data-opens={`remove/${id}`}
            aria-label={words.removeOf(name)}
            aria-expanded={isLeaving}
            onClick={() => actor.send(isLeaving ? { type: 'roles.cancel' } : { type: 'roles.weigh', id })}
          >
            {words.remove}
          </Button>
        )}
      </div>
      {isLeaving && leaving !== null && (
        <Removal
          actor={actor}
          leaving={leaving}
          name={name}
          others={roles.filter((other) => other.id !== id)}
        />
      )}
    </li>
  )
}

interface RemovalProps {
  readonly actor: RolesActor
  readonly leaving: RoleRemoval
  readonly name: string
  readonly others: readonly ManagedRole[]
}

/** Nobody's rights vanish in silence: it says how many hold the role, and asks what they have instead. */
const Removal = ({ actor, leaving, name, others }: RemovalProps) => {
  const unfolded = useRowEscape<HTMLElement>(() => actor.send({ type: 'roles.cancel' }))
  return (
    <section ref={unfolded} className="worked-list__reason" aria-label={words.removeTitle(name)}>
      <Text as="p" size="2" mb="3">
        {leaving.holders > 0 ? words.removeHeld(leaving.holders) : words.removeFree}
      </Text>
      <div className="person__line">
        {leaving.holders > 0 && (
          <NativeSelect
            label={words.into}
            value={leaving.into}
            options={[
              { value: 0, name: words.chooseRole },
              ...others.map(({ id, name: other }) => ({ value: id, name: other })),
            ]}
            onChoose={(into) => actor.send({ type: 'roles.choose', into })}
          />
        )}
        <Button
          color="red"
          variant="soft"
          disabled={leaving.holders > 0 && leaving.into === 0}
          onClick={() => actor.send({ type: 'roles.remove' })}
        >
          {words.removeTitle(name)}
        </Button>
        <Button variant="soft" color="gray" onClick={() => actor.send({ type: 'roles.cancel' })}>
          {words.leave}
        </Button>
      </div>
    </section>
  )
}
