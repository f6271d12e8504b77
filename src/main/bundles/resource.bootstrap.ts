import type { Container, ContainerModule } from 'inversify'
import type { ResourceLogic } from '#application/app-actors.ts'
import { renewResourceFile } from '#application/catalogue/renew-resource-file.ts'
import { contentIdOf } from '#ui/routing/content-id.ts'
import type { AppContext } from '../app-context.ts'
import { resourceModule } from '../catalogue/resource.module.ts'
import { resourceOpener } from '../catalogue/resource.wiring.ts'
import { RESOURCE_LOGIC, RESOURCE_PORT, RESOURCE_READ } from '../catalogue/tokens.ts'
import { USER_ACTIONS_ACTOR } from '../learning/tokens.ts'
import { previewModule } from '../preview/preview.module.ts'
import { FILE_PREVIEW_LOGIC } from '../preview/tokens.ts'
import type { ReadsAhead } from './bootstrap.ts'

/** The statecharts of resources and file previews, bound to their ports. */
export const openResource = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): ResourceLogic & ReadsAhead => {
  container.load(resourceModule, previewModule, ...adapters)
  const read = container.get(RESOURCE_READ)
  app.actors.session.on('session.closed', read.drop)
  return {
    openResource: resourceOpener(app, container.get(RESOURCE_LOGIC), {
      userActions: container.get(USER_ACTIONS_ACTOR),
    }),
    renewFile: renewResourceFile(container.get(RESOURCE_PORT)),
    filePreview: container.get(FILE_PREVIEW_LOGIC),
    readAhead: (query) => {
      const id = contentIdOf(query)
      if (id !== null) read.begin(id)
    },
  }
}
