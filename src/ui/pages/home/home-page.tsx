import './home-page.css'
import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import { selectSignedIn, selectUser } from '#application/session/session.selectors.ts'
import { useActors, useHomeLogic } from '../../actors-context.tsx'
import { copy } from '../../copy/copy.ts'
import { lazyPart } from '../../routing/missing-code.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { SearchBox } from '../../search/search-box.tsx'
import { useActorRef } from '../../use-actor-ref.ts'
import { Banners } from './banners.tsx'
import { HomeContentSkeleton } from './home-content-skeleton.tsx'
import { HomeHero } from './home-hero.tsx'

const CategoryMenu = lazyPart(async () => (await import('./category-menu.tsx')).CategoryMenu)
const HomeContent = lazyPart(async () => (await import('./home-content.tsx')).HomeContent)

/** A question, the search box, banners; for signed-in users also the contents. R-catalogue-3, screens `/`. */
export const HomePage = () => {
  usePageTitle(copy.pageTitles.home)
  const { chrome, session } = useActors()
  const searchBoxShown = useSelector(chrome, ({ context }) => context.searchBoxShown)
  const userId = useSelector(session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  const signedIn = useSelector(session, selectSignedIn)
  return (
    <>
      <HomeHero>{searchBoxShown && <SearchBox prominent />}</HomeHero>
      <HomeBody key={userId} signedIn={signedIn} />
    </>
  )
}

/** Lives as long as one person looks at it. */
const HomeBody = ({ signedIn }: { signedIn: boolean }) => {
  const { home: logic, initialBanners } = useHomeLogic()
  const [banners] = useState(initialBanners)
  const home = useActorRef(logic, { input: { signedIn, banners } })
  return (
    <>
      <div className="home-top" data-categories={signedIn}>
        {signedIn && (
          <Suspense fallback={<div className="category-menu" />}>
            <CategoryMenu />
          </Suspense>
        )}
        <Banners home={home} />
      </div>
      {signedIn && (
        <Suspense fallback={<HomeContentSkeleton />}>
          <HomeContent home={home} />
        </Suspense>
      )}
    </>
  )
}
