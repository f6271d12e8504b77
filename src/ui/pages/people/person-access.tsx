import { Badge, Text } from '@radix-ui/themes'
import type { Person } from '#domain/people/person.ts'
import type { PersonActor } from '#domain/people/person-editor.machine.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { Section } from '../../components/section.tsx'
import { personCopy as words } from '../../copy/person-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'

/** Whether somebody may sign in, and what is done about it. R-people-4, R-people-5. */
export const PersonAccess = ({ actor, person }: { readonly actor: PersonActor; readonly person: Person }) => {
  const seen = formatMoment(person.seenAt, useNow())
  const { name, can, disabled } = person
  if (person.account === '') return null
  return (
    <Section title={words.access}>
      <div className="person__form">
        <p className="person__line person__state">
          <Badge color={disabled ? 'red' : 'indigo'}>{disabled ? words.isDisabled : words.isActive}</Badge>
          {person.firstPassword && <Badge color="gray">{words.isFirstPassword}</Badge>}
          {person.secondFactor && <Badge color="indigo">{words.hasFactor}</Badge>}
          <Text size="2" color="gray">
            {[words.devices(person.devices), seen === '' ? '' : words.seen(seen)]
              .filter((fact) => fact !== '')
              .join(' · ')}
          </Text>
        </p>
        {person.self && (
          <Text as="p" size="2" color="gray">
            {words.self}
          </Text>
        )}
        {(can.disable || can.reset) && (
          <div className="person__line">
            {/* One button at one place, which keeps the focus. */}
            {can.disable && (
              <ConfirmButton
                label={disabled ? words.enable : words.disable}
                question={disabled ? words.enableAsk(name) : words.disableAsk(name)}
                hint={disabled ? words.enableHint : words.disableHint}
                onConfirm={() => actor.send({ type: 'person.setAccess', disabled: !disabled })}
                main={disabled}
              />
            )}
            {can.reset && (
              <ConfirmButton
                label={words.reset}
                question={words.resetAsk(name)}
                hint={words.resetHint}
                onConfirm={() => actor.send({ type: 'person.resetPassword' })}
                opens="reset"
              />
            )}
            {can.reset && person.secondFactor && (
              <ConfirmButton
                label={words.removeFactor}
                question={words.removeFactorAsk(name)}
                hint={words.removeFactorHint}
                onConfirm={() => actor.send({ type: 'person.removeFactor' })}
                opens="factor"
              />
            )}
          </div>
        )}
      </div>
    </Section>
  )
}
