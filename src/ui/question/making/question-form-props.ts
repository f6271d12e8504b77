import type { ActorRefFrom } from 'xstate'
import type { questionEditorMachine } from '#domain/question/question-editor.machine.ts'

export interface QuestionFormProps {
  readonly editor: ActorRefFrom<typeof questionEditorMachine>
}
