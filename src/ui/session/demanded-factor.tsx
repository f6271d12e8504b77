import { useActors } from '../actors-context.tsx'
import { useAccountLogic } from '../bundle-logic.ts'
import { secondFactorCopy as words } from '../copy/second-factor-copy.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { FactorEnrolment } from './factor-enrolment.tsx'
import { HeldDialog } from './held-dialog.tsx'

/** 请先开启动态码: for administrators who must have a second factor and have none. R-session-24. */
export const DemandedFactor = () => {
  const { session } = useActors()
  const actor = useOpenedActor(useAccountLogic().openFactorEnrolment, undefined)
  return (
    <HeldDialog title={words.demanded.title} hint={words.demanded.hint}>
      <FactorEnrolment
        actor={actor}
        leave={words.prove.leave}
        onLeave={() => session.send({ type: 'session.signOut' })}
      />
    </HeldDialog>
  )
}
