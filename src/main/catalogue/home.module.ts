import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideCategories } from '#application/catalogue/categories.provide.ts'
import { provideHome } from '#application/catalogue/home.provide.ts'
import { carouselMachine } from '#domain/catalogue/carousel.machine.ts'
import { HOME_LIVE_PORT } from '../live/tokens.ts'
import { CAROUSEL_LOGIC, CATEGORIES_ACTOR, CATEGORY_PORT, HOME_LOGIC, HOME_PORT } from './tokens.ts'

export const homeModule = new ContainerModule(({ bind }) => {
  bind(CATEGORIES_ACTOR).toResolvedValue((port) => createActor(provideCategories(port)), [CATEGORY_PORT])
  bind(HOME_LOGIC).toResolvedValue(provideHome, [HOME_PORT, HOME_LIVE_PORT])
  bind(CAROUSEL_LOGIC).toConstantValue(carouselMachine)
})
