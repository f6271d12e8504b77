import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideCategories } from '#application/catalogue/categories.provide.ts'
import { provideHome } from '#application/catalogue/home.provide.ts'
import { carouselMachine } from '#domain/catalogue/carousel.machine.ts'
import { ACTOR, CAROUSEL_LOGIC, CATEGORY_PORT, HOME_LIVE_PORT, HOME_LOGIC, HOME_PORT } from './tokens.ts'

export const catalogueModule = new ContainerModule(({ bind }) => {
  bind(ACTOR.categories).toResolvedValue((port) => createActor(provideCategories(port)), [CATEGORY_PORT])
  bind(HOME_LOGIC).toResolvedValue(provideHome, [HOME_PORT, HOME_LIVE_PORT])
  bind(CAROUSEL_LOGIC).toConstantValue(carouselMachine)
})
