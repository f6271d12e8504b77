import { Badge, Button, Text } from '@radix-ui/themes'
import { type SubmitEvent, useState } from 'react'
import { isQuota, MAX_QUOTA } from '#domain/people/person-form.ts'
import { type ListedSchool, MAX_SCHOOL_NAME } from '#domain/people/school.ts'
import type { SchoolsActor } from '#domain/people/schools.machine.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { useKeptField } from '../../components/use-form-draft.ts'
import { useRowEscape } from '../../components/use-row-escape.ts'
import { schoolsCopy as words } from '../../copy/schools-copy.ts'
import { LabelledField } from '../people/labelled-field.tsx'

export type SchoolForm = 'rename' | 'quota' | 'merge' | null

interface SchoolRowProps {
  readonly actor: SchoolsActor
  readonly school: ListedSchool
  readonly platform: boolean
  readonly targets: readonly Organisation[]
  /** What is open below it. */
  readonly form: SchoolForm
  readonly onOpen: (form: SchoolForm) => void
}

/** One school, and what is done about it. */
export const SchoolRow = ({ actor, school, platform, targets, form, onOpen }: SchoolRowProps) => {
  const { id, name, closed, people, formerNames } = school
  const setClosed = (is: boolean) =>
    actor.send({ type: 'schools.act', act: { kind: 'close', id, closed: is } })
  return (
    <li className="worked-list__row">
      <div className="worked-list__words">
        <p className="worked-list__line">
          <span className="worked-list__name">{name}</span>
          {closed && <Badge color="red">{words.closed}</Badge>}
        </p>
        <Text as="p" size="2" color="gray">
          {closed ? words.parked(people) : words.people(people)}
        </Text>
        {school.quota > 0 && (
          <Text as="p" size="1" color="gray">
            {words.quotaNow(school.quota)}
          </Text>
        )}
        {formerNames.length > 0 && (
          <Text as="p" size="1" color="gray">
            {words.former(formerNames.join(words.separator))}
          </Text>
        )}
      </div>
      <div className="worked-list__actions">
        <Button
          variant="soft"
          color="gray"
          data-opens={`name/${id}`}
          aria-label={words.renameOf(name)}
          aria-expanded={form === 'rename'}
          onClick={() => onOpen(form === 'rename' ? null : 'rename')}
        >
          {words.rename}
        </Button>
        {platform && (
          <Button
            variant="soft"
            color="gray"
            data-opens={`quota/${id}`}
            aria-label={words.quotaOf(name)}
            aria-expanded={form === 'quota'}
            onClick={() => onOpen(form === 'quota' ? null : 'quota')}
          >
            {words.quota}
          </Button>
        )}
        {platform && targets.some((target) => target.id !== id) && (
          <Button
            variant="soft"
            color="gray"
            data-opens={`merge/${id}`}
            aria-label={words.mergeOf(name)}
            aria-expanded={form === 'merge'}
            onClick={() => onOpen(form === 'merge' ? null : 'merge')}
          >
            {words.merge}
          </Button>
        )}
        {platform &&
          (closed ? (
            <ConfirmButton
              label={words.reopen}
              name={words.reopenOf(name)}
              question={words.reopenAsk(name)}
              hint={words.reopenHint}
              onConfirm={() => setClosed(false)}
              main
            />
          ) : (
            <ConfirmButton
              label={words.close}
              name={words.closeOf(name)}
              question={words.closeAsk(name)}
              hint={words.closeHint}
              onConfirm={() => setClosed(true)}
            />
          ))}
      </div>
      {form === 'rename' && <RenameForm actor={actor} school={school} onLeave={() => onOpen(null)} />}
      {form === 'quota' && <QuotaForm actor={actor} school={school} onLeave={() => onOpen(null)} />}
      {form === 'merge' && (
        <MergeForm actor={actor} school={school} targets={targets} onLeave={() => onOpen(null)} />
      )}
    </li>
  )
}

interface FormProps {
  readonly actor: SchoolsActor
  readonly school: ListedSchool
  readonly onLeave: () => void
}

const RenameForm = ({ actor, school, onLeave }: FormProps) => {
  const { value: name, write, leave, sent } = useKeptField(`school/${school.id}/name`, school.name)
  const cancel = () => {
    leave()
    onLeave()
  }
  const form = useRowEscape<HTMLFormElement>(cancel)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    sent()
    actor.send({ type: 'schools.act', act: { kind: 'rename', id: school.id, seen: school.name, name } })
  }
  return (
    <form ref={form} className="worked-list__reason" onSubmit={save}>
      <LabelledField label={words.name} value={name} maxLength={MAX_SCHOOL_NAME} onChange={write} />
      <div className="person__line">
        <Button type="submit" disabled={name.trim() === ''}>
          {words.save}
        </Button>
        <Button type="button" variant="soft" color="gray" onClick={cancel}>
          {words.leave}
        </Button>
      </div>
    </form>
  )
}

const QuotaForm = ({ actor, school, onLeave }: FormProps) => {
  const { id, quota: seen } = school
  const { value: quota, write, leave, sent } = useKeptField(`school/${id}/quota`, seen)
  const cancel = () => {
    leave()
    onLeave()
  }
  const form = useRowEscape<HTMLFormElement>(cancel)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    sent()
    actor.send({ type: 'schools.act', act: { kind: 'quota', id, seen, quota } })
  }
  return (
    <form ref={form} className="worked-list__reason" onSubmit={save}>
      <NumberField
        label={words.quotaField}
        value={quota}
        none={0}
        problem={isQuota(quota) ? '' : words.quotaFault}
        maxLength={String(MAX_QUOTA).length}
        onType={write}
      />
      <div className="person__line">
        <Button type="submit" disabled={!isQuota(quota)}>
          {words.quotaSaved}
        </Button>
        <Button type="button" variant="soft" color="gray" onClick={cancel}>
          {words.leave}
        </Button>
      </div>
    </form>
  )
}

const MergeForm = ({
  actor,
  school,
  targets,
  onLeave,
}: FormProps & { readonly targets: readonly Organisation[] }) => {
  const [into, setInto] = useState(0)
  const unfolded = useRowEscape<HTMLDivElement>(onLeave)
  const others = targets.filter(({ id }) => id !== school.id)
  return (
    <div ref={unfolded} className="worked-list__reason">
      <div className="person__line">
        <NativeSelect
          label={words.into}
          value={into}
          options={[
            { value: 0, name: words.chooseSchool },
            ...others.map(({ id, name }) => ({ value: id, name })),
          ]}
          onChoose={setInto}
        />
        <Button
          disabled={into === 0}
          onClick={() => actor.send({ type: 'schools.weigh', merge: { id: school.id, into } })}
        >
          {words.weigh}
        </Button>
        <Button variant="soft" color="gray" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </div>
  )
}
