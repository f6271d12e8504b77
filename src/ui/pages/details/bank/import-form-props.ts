import type { ActorRefFrom } from 'xstate'
import type { questionImportMachine } from '#domain/question/question-import.machine.ts'

/** What the parts of the import page share: the file on its way in. */
export interface ImportFormProps {
  readonly incoming: ActorRefFrom<typeof questionImportMachine>
}
