import { copy } from '../copy/copy.ts'
import { AUDIT_ADDRESS } from '../routing/audit-codec.ts'
import { FIRST_START_ADDRESS } from '../routing/first-start-codec.ts'
import {
  CLOUD_MENUS_ADDRESS,
  CURRICULUM_ADDRESS,
  FRAME_ADDRESS,
  SITE_ADDRESS,
  WORDS_ADDRESS,
} from '../routing/frame-codec.ts'
import { MANAGED_NOTICES_ADDRESS } from '../routing/notices-codec.ts'
import { PEOPLE_ADDRESS, ROLES_ADDRESS, ROSTER_ADDRESS, SCHOOLS_ADDRESS } from '../routing/people-codec.ts'
import { REPORTS_ADDRESS } from '../routing/reports-codec.ts'

export interface ManagePart {
  readonly name: string
  readonly address: string
}

/** What administrators have under /manage, in the order of the tabs; the entry of the user menu leads to the first. */
export const MANAGE_PARTS: readonly ManagePart[] = [
  { name: copy.pageTitles.people, address: PEOPLE_ADDRESS },
  { name: copy.pageTitles.roster, address: ROSTER_ADDRESS },
  { name: copy.pageTitles.schools, address: SCHOOLS_ADDRESS },
  { name: copy.pageTitles.roles, address: ROLES_ADDRESS },
  { name: copy.pageTitles.managedNotices, address: MANAGED_NOTICES_ADDRESS },
  { name: copy.pageTitles.cloudMenus, address: CLOUD_MENUS_ADDRESS },
  { name: copy.pageTitles.frame, address: FRAME_ADDRESS },
  { name: copy.pageTitles.words, address: WORDS_ADDRESS },
  { name: copy.pageTitles.curriculum, address: CURRICULUM_ADDRESS },
  { name: copy.pageTitles.site, address: SITE_ADDRESS },
  { name: copy.pageTitles.reports, address: REPORTS_ADDRESS },
  { name: copy.pageTitles.audit, address: AUDIT_ADDRESS },
  { name: copy.pageTitles.firstStart, address: FIRST_START_ADDRESS },
]
