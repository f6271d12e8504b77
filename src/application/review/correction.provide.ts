import { fromPromise } from 'xstate'
import { correctionMachine } from '#domain/review/correction.machine.ts'
import type { SharePort } from '../private-file/share.port.ts'

export const provideCorrection = (shares: Pick<SharePort, 'tags'>) =>
  correctionMachine.provide({
    actors: { loadTags: fromPromise(({ input, signal }) => shares.tags(input, signal)) },
  })
