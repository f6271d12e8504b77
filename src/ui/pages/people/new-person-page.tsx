import './person.css'
import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { selectUser } from '#application/session/session.selectors.ts'
import type { newPersonMachine } from '#domain/people/new-person.machine.ts'
import { MAX_MOBILE_LENGTH, type NewPersonForm } from '#domain/people/new-person.ts'
import type { Managed } from '#domain/people/person.ts'
import { MAX_PERSON_NAME, MAX_PERSON_TITLE } from '#domain/people/person-form.ts'
import { useActors } from '../../actors-context.tsx'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Refused } from '../../components/refused.tsx'
import { Section } from '../../components/section.tsx'
import { useTroubledFocus } from '../../components/use-troubled-focus.ts'
import { failureText } from '../../copy/failure-text.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { peopleCopy } from '../../copy/people-copy.ts'
import { personCopy as words } from '../../copy/person-copy.ts'
import { PEOPLE_ADDRESS, personAddress } from '../../routing/people-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { FirstPasswordCard } from './first-password-card.tsx'
import { LabelledField } from './labelled-field.tsx'
import { RoleField } from './role-field.tsx'
import { SchoolFields } from './school-fields.tsx'

/** 添加人员: somebody gets an account with a first password. Screens `/manage/people/new`. */
export const NewPersonPage = () => {
  const userId = useSelector(useActors().session, selectUser)?.id ?? 0
  const actor = useActorRef(useOfficeLogic().newPerson, { input: { userId } })
  const { managed, form, failure, added } = useSelector(actor, ({ context }) => context)
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const isForbidden = hasFailed && failure?.kind === 'forbidden'
  return (
    <>
      <PageHeader title={innerTitles.newPerson}>
        <Link to={PEOPLE_ADDRESS}>{words.back}</Link>
      </PageHeader>
      {isForbidden && <Refused {...peopleCopy.forbidden} />}
      {hasFailed && !isForbidden && (
        <ErrorState
          message={words.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'newPerson.reread' })}
        />
      )}
      {!hasFailed && form === null && (
        <div role="status" aria-label={words.loading} className="person">
          <Skeleton height="240px" />
        </div>
      )}
      {added !== null && (
        <FirstPasswordCard
          key={added.id}
          name={words.added(added.name)}
          account={added.account}
          password={added.password}
          putAway={words.addNext}
          onPutAway={() => actor.send({ type: 'newPerson.putAway' })}
        >
          <Link to={personAddress(added.id)}>{words.open}</Link>
        </FirstPasswordCard>
      )}
      {!hasFailed && added === null && form !== null && managed !== null && (
        <NewPerson actor={actor} form={form} managed={managed} />
      )}
    </>
  )
}

interface NewPersonProps {
  readonly actor: ActorRefFrom<typeof newPersonMachine>
  readonly form: NewPersonForm
  readonly managed: Managed
}

const NewPerson = ({ actor, form, managed }: NewPersonProps) => {
  const { fault, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const account = useRef<HTMLInputElement>(null)
  const ref = useTroubledFocus((refused) => actor.on('newPerson.refused', refused))
  useEffect(() => account.current?.focus(), [])
  const edit = (fields: Partial<NewPersonForm>) => actor.send({ type: 'newPerson.edit', fields })
  const problemOf = (field: typeof fault) => (fault !== null && fault === field ? words.faults[fault] : '')
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'newPerson.add' })
  }
  return (
    <Section title={words.profile}>
      <form ref={ref} className="person__form" onSubmit={add} noValidate aria-busy={isBusy}>
        <LabelledField
          ref={account}
          label={words.account}
          value={form.account}
          maxLength={MAX_MOBILE_LENGTH}
          inputMode="tel"
          problem={problemOf('account')}
          onChange={(text) => edit({ account: text })}
        />
        <LabelledField
          label={words.fields.name}
          value={form.name}
          maxLength={MAX_PERSON_NAME}
          problem={problemOf('name')}
          onChange={(text) => edit({ name: text })}
        />
        <LabelledField
          label={words.fields.title}
          value={form.title}
          maxLength={MAX_PERSON_TITLE}
          onChange={(title) => edit({ title })}
        />
        <RoleField roleId={form.roleId} roles={managed.roles} onChange={(roleId) => edit({ roleId })} />
        <SchoolFields
          held={form.schools}
          schools={managed.schools}
          problem={problemOf('schools')}
          onChange={(schools) => edit({ schools })}
        />
        {failure !== null && (
          <Text as="p" role="alert" size="2" color="red">
            {notDoneText(words.notDone, failure)}
          </Text>
        )}
        <div className="person__line">
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? words.adding : words.add}
          </Button>
        </div>
      </form>
    </Section>
  )
}
