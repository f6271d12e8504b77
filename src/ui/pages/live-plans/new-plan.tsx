import { Button, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { selectUser } from '#application/session/session.selectors.ts'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import type { PlanWanted } from '#domain/studio/live-plan.ts'
import type { livePlansMachine } from '#domain/studio/live-plans.machine.ts'
import { keptOf, readyToBegin, schoolOf } from '#domain/studio/new-work.ts'
import { MAX_PLAN_NAME } from '#domain/studio/plan-limits.ts'
import { useActors } from '../../actors-context.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { useFormDraft, useKept } from '../../components/use-form-draft.ts'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'

interface NewPlanProps {
  readonly plans: ActorRefFrom<typeof livePlansMachine>
  readonly isBusy: boolean
}

const isWanted = shapedAs<PlanWanted>({ organisationId: 0, name: '' })

/** Makes a plan for one of the user's schools; it is opened then. */
export const NewPlan = ({ plans, isBusy }: NewPlanProps) => {
  const user = useSelector(useActors().session, selectUser)
  const schools = user?.organisations ?? []
  const draft = useFormDraft('plan/new', isWanted)
  const { keep } = draft
  const [typed, write] = useState(draft.left?.name ?? '')
  const [chosen, setChosen] = useState(draft.left?.organisationId ?? 0)
  const organisationId = schoolOf(schools, chosen)
  const work = { organisationId, name: typed }
  useKept(draft, keptOf(work, schools))
  useEffect(() => {
    const { unsubscribe } = plans.on('livePlans.made', () => keep(null))
    return unsubscribe
  }, [plans, keep])
  if (schools.length === 0) return null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ready = readyToBegin(work)
    if (ready !== null) plans.send({ type: 'livePlans.make', ...ready })
  }
  return (
    <form className="live-plans__new" onSubmit={submit} aria-label={words.makeTitle}>
      <TextField.Root
        name="name"
        value={typed}
        onChange={({ target }) => write(target.value)}
        size="3"
        required
        maxLength={MAX_PLAN_NAME}
        autoComplete="off"
        aria-label={words.newName}
        placeholder={words.newName}
      />
      {schools.length > 1 && (
        <NativeSelect
          label={words.school}
          value={organisationId}
          options={schools.map(({ id, name }) => ({ value: id, name }))}
          onChoose={setChosen}
        />
      )}
      <Button type="submit" size="3" disabled={isBusy}>
        {words.make}
      </Button>
    </form>
  )
}
