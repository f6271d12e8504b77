import { ContainerModule } from 'inversify'
import { chosenFiles } from '#application/session/chosen-files.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { CHOSEN_FILE_STORE, CHOSEN_FILES } from './chosen-file.tokens.ts'
import { FORM_DRAFT_STORE } from './form-draft.tokens.ts'
import { SESSION_STORE } from './tokens.ts'

/** Part of several bundles: the first that is loaded binds it. */
export const chosenFileModule = new ContainerModule(({ bind, isBound }) => {
  if (isBound(CHOSEN_FILES)) return
  bind(CHOSEN_FILES).toResolvedValue(
    (drafts, files, session, makeId) => chosenFiles({ drafts, files, session, makeId }),
    [FORM_DRAFT_STORE, CHOSEN_FILE_STORE, SESSION_STORE, MAKE_CLIENT_ID],
  )
})
