import { fromPromise } from 'xstate'
import { transferFormMachine } from '#domain/private-file/transfer-form.machine.ts'
import type { OwnFilePort } from './own-file.port.ts'

export const provideTransferForm = (port: Pick<OwnFilePort, 'folders'>) =>
  transferFormMachine.provide({ actors: { load: fromPromise(({ signal }) => port.folders(signal)) } })
