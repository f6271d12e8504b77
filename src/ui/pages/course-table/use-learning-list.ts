import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { learningListMachine } from '#domain/learning/learning-list.machine.ts'
import type { LearningQuestion } from '#domain/learning/learning-question.ts'
import { useAccountLogic } from '../../bundle-logic.ts'
import { useActorRef } from '../../use-actor-ref.ts'

export type LearningListActor = ActorRefFrom<typeof learningListMachine>

/** The list that the address names; told whenever the address says something else. */
export const useLearningList = ({ list, filter, page }: LearningQuestion): LearningListActor => {
  const actor = useActorRef(useAccountLogic().learningList, { input: { question: { list, filter, page } } })
  useEffect(() => {
    actor.send({ type: 'learningList.show', question: { list, filter, page } })
  }, [actor, list, filter, page])
  return actor
}
