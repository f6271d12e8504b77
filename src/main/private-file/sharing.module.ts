import { ContainerModule } from 'inversify'
import { provideShareForm } from '#application/private-file/share-form.provide.ts'
import { provideShareHistory } from '#application/private-file/share-history.provide.ts'
import { SHARE_FORM_LOGIC, SHARE_HISTORY_LOGIC, SHARE_PORT } from './tokens.ts'

export const sharingModule = new ContainerModule(({ bind }) => {
  bind(SHARE_FORM_LOGIC).toResolvedValue(provideShareForm, [SHARE_PORT])
  bind(SHARE_HISTORY_LOGIC).toResolvedValue(provideShareHistory, [SHARE_PORT])
})
