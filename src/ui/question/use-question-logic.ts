import { use } from 'react'
import type { QuestionLogic } from '#application/app-actors.ts'
import { useSignedInParts } from '../actors-context.tsx'

/** The statecharts of answering, practice and reports; a view that asks for them waits until their code is there. */
export const useQuestionLogic = (): QuestionLogic => use(useSignedInParts().question())
