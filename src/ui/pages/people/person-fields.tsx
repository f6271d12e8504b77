import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { SubmitEvent } from 'react'
import { type Managed, type Person, PLATFORM_RIGHTS, type PlatformRight } from '#domain/people/person.ts'
import type { PersonActor } from '#domain/people/person-editor.machine.ts'
import {
  isQuota,
  MAX_PERSON_NAME,
  MAX_PERSON_TITLE,
  MAX_QUOTA,
  type PersonForm,
  personFault,
} from '#domain/people/person-form.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { Section } from '../../components/section.tsx'
import { useTroubledFocus } from '../../components/use-troubled-focus.ts'
import { personCopy as words } from '../../copy/person-copy.ts'
import { formatSize } from '../../format/size.ts'
import { LabelledField } from './labelled-field.tsx'
import { RoleField } from './role-field.tsx'
import { SchoolFields } from './school-fields.tsx'

interface PersonFieldsProps {
  readonly actor: PersonActor
  readonly managed: Managed
  readonly person: Person
  readonly form: PersonForm
}

/** Who somebody is, what they may do, and where they belong. */
export const PersonFields = ({ actor, managed, person, form }: PersonFieldsProps) => {
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const tried = useSelector(actor, ({ context }) => context.tried)
  const ref = useTroubledFocus((refused) => actor.on('person.refused', refused))
  const edit = (fields: Partial<PersonForm>) => actor.send({ type: 'person.edit', fields })
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'person.save' })
  }
  return (
    <Section title={words.profile}>
      <form ref={ref} className="person__form" onSubmit={save}>
        <Text as="p" size="2">
          {words.account}：{person.account || words.noAccount}
        </Text>
        {!person.can.edit && (
          <Text as="p" size="2" color="gray">
            {person.elsewhere ? words.elsewhere : words.platformHeld}
          </Text>
        )}
        <LabelledField
          label={words.fields.name}
          value={form.name}
          maxLength={MAX_PERSON_NAME}
          readOnly={!person.can.edit}
          problem={tried && personFault(form) === 'name' ? words.faults.name : ''}
          onChange={(name) => edit({ name })}
        />
        <LabelledField
          label={words.fields.title}
          value={form.title}
          maxLength={MAX_PERSON_TITLE}
          readOnly={!person.can.edit}
          onChange={(title) => edit({ title })}
        />
        <RoleField
          roleId={form.roleId}
          roles={managed.roles}
          disabled={!person.can.edit}
          onChange={(roleId) => edit({ roleId })}
        />
        {managed.platform && (
          <div className="person__field">
            <Text size="2" aria-hidden="true">
              {words.fields.platformRight}
            </Text>
            <NativeSelect<PlatformRight>
              label={words.fields.platformRight}
              value={form.platformRight}
              disabled={person.self}
              options={PLATFORM_RIGHTS.map((value) => ({ value, name: words.rights[value] }))}
              onChoose={(platformRight) => edit({ platformRight })}
            />
          </div>
        )}
        <Text as="p" size="2">
          {words.space(formatSize(person.space.used), formatSize(person.space.quota))}
        </Text>
        {managed.platform && (
          <NumberField
            label={words.fields.quota}
            value={form.quota}
            none={0}
            hint={words.quotaHint}
            problem={isQuota(form.quota) ? '' : words.faults.quota}
            maxLength={String(MAX_QUOTA).length}
            onType={(quota) => edit({ quota })}
          />
        )}
        <SchoolFields
          held={form.schools}
          schools={managed.schools}
          onChange={(schools) => edit({ schools })}
        />
        <div className="person__line">
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? words.saving : words.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}
