import { MAIN_ID } from './element-ids.ts'

/** The heading of the page as it stands now, made able to take the focus; the page's body where it has none. */
export const pageHeading = {
  get current(): HTMLElement | null {
    const main = document.getElementById(MAIN_ID)
    const heading = main?.querySelector<HTMLElement>('h1')
    if (heading) heading.tabIndex = -1
    return heading ?? main
  },
}
