import './main-links.css'
import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import { NavLink } from 'react-router-dom'
import { sameLinks, selectOrganisation, selectRoleLinks } from '#application/session/session.selectors.ts'
import type { PaperKind } from '#domain/paper/composition-service.ts'
import { useActors, useConfiguration } from '../actors-context.tsx'
import { copy } from '../copy/copy.ts'
import { paperAddress, schoolAddress } from '../routing/addresses.ts'
import { courseTableAddress } from '../routing/course-table-address.ts'

export interface MainLink {
  readonly name: string
  readonly address: string
  readonly place: 'inside' | 'outside'
  /** An outside composition service, which is opened with the token of the user (spec §6). */
  readonly paper?: PaperKind
  /** Outside platforms stand back behind the product's own pages. */
  readonly quiet?: boolean
}

/** Spec §6: the links of the top bar by the user's role; on the home page also those to the education platforms. */
export const useMainLinks = (atHome: boolean): readonly MainLink[] => {
  const { session } = useActors()
  const configuration = useConfiguration()
  const role = useSelector(session, selectRoleLinks, sameLinks)
  const organisation = useSelector(session, selectOrganisation)
  const links: MainLink[] = []
  if (role.schoolLibrary)
    links.push({
      name: copy.frame.schoolLibrary,
      address: schoolAddress('database', organisation.id),
      place: 'inside',
    })
  if (role.myCourses)
    links.push({ name: copy.frame.myCourses, address: courseTableAddress('courses'), place: 'inside' })
  if (role.paperComposition)
    links.push(
      paperLink('paper', copy.frame.paper, configuration.paperUrl),
      paperLink('electronic', copy.frame.electronicPaper, configuration.electronicPaperUrl),
    )
  if (atHome)
    for (const platform of [configuration.nationalPlatform, configuration.regionalPlatform])
      if (platform !== null)
        links.push({ name: platform.name, address: platform.url, place: 'outside', quiet: true })
  return links
}

/** Decision 10: without an outside service the built-in composer opens. */
const paperLink = (paper: PaperKind, name: string, outside: string | null): MainLink =>
  outside === null
    ? { name, address: paperAddress(paper), place: 'inside' }
    : { name, address: outside, place: 'outside', paper }

export interface MainLinksProps {
  readonly id: string
  readonly links: readonly MainLink[]
  /** Unfolded, where they are folded. */
  readonly open: boolean
  readonly onClose: () => void
}

export const MainLinks = ({ id, links, open, onClose }: MainLinksProps) =>
  links.length === 0 ? null : (
    <nav
      id={id}
      className="main-links"
      data-open={open}
      aria-label={copy.frame.mainLinks}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <ul>
        {links.map(({ name, address, place, quiet, paper }) => (
          <li key={name} data-quiet={quiet}>
            {place === 'inside' ? (
              <NavLink to={address}>{name}</NavLink>
            ) : (
              <OutsideLink address={address} paper={paper}>
                {name}
              </OutsideLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )

interface OutsideLinkProps {
  readonly address: string
  readonly paper: PaperKind | undefined
  readonly children: string
}

/** The token never stands in the page: it is put into the address when the link is followed. */
const OutsideLink = ({ address, paper, children }: OutsideLinkProps) => {
  const { chrome } = useActors()
  const follow = (event: MouseEvent) => {
    if (paper === undefined) return
    event.preventDefault()
    chrome.send({ type: 'chrome.openPaper', kind: paper })
  }
  return (
    <a href={address} target="_blank" rel="noreferrer" title={copy.frame.opensElsewhere} onClick={follow}>
      {children}
    </a>
  )
}
