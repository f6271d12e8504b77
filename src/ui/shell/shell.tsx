import { shellCopy } from '../copy/shell-copy.ts'
import { LogoMark } from '../navigation/logo-mark.tsx'
import { BannerPicture } from '../pages/home/banner-picture.tsx'
import { HomeHero } from '../pages/home/home-hero.tsx'
import { ThemeRoot } from '../theme/theme-root.tsx'

/** In its place the build leaves the markup of `FirstPicture`, as a comment. */
export const FIRST_PICTURE = '[first picture]'

/** How the server writes the picture that is seen first, when it knows its addresses. */
export const FirstPicture = () => (
  <BannerPicture title="" imageUrl="{desktop}" mobileImageUrl="{mobile}" first />
)

/**
 * The page before there is an app, drawn once when the client is built: the frame, and home as far as it is the same
 * for everybody. It is only to be looked at, so it is hidden from readers and takes no input; the app replaces it as
 * soon as it draws. Its styles come with the app's (`src/ui/app.tsx`): nothing else of it does. Which parts are seen is decided by what `src/main/early.ts` notes on the root element.
 * Beside it stands what is said when the app does not come; its stylesheet shows it after eight seconds, and keeps nobody from it who has none.
 */
export const Shell = () => (
  <ThemeRoot appearance="inherit">
    <div className="app-frame shell" aria-hidden="true" inert>
      <div className="top-bar">
        <div className="top-bar__row">
          <span className="logo">
            <LogoMark />
          </span>
        </div>
      </div>
      <div className="app-frame__main">
        <div className="shell__home">
          <HomeHero>
            <div className="search-box" data-prominent="true">
              <div className="search-box__field" />
            </div>
          </HomeHero>
          <div className="home-top">
            <div className="category-menu" />
            <div className="banners">{FIRST_PICTURE}</div>
          </div>
        </div>
      </div>
    </div>
    <p className="shell-late" role="alert">
      {shellCopy.late}{' '}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address that is open, without a script */}
      <a href="">{shellCopy.reopen}</a>
    </p>
  </ThemeRoot>
)
