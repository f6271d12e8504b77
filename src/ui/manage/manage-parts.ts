import { innerTitles } from '../copy/inner-titles-copy.ts'
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
  /** For who administers all schools alone. */
  readonly ofPlatform?: boolean
}

/** What administrators have under /manage, in the order of the tabs; the entry of the user menu leads to the first. */
export const MANAGE_PARTS: readonly ManagePart[] = [
  { name: innerTitles.people, address: PEOPLE_ADDRESS },
  { name: innerTitles.roster, address: ROSTER_ADDRESS },
  { name: innerTitles.schools, address: SCHOOLS_ADDRESS },
  { name: innerTitles.roles, address: ROLES_ADDRESS, ofPlatform: true },
  { name: innerTitles.managedNotices, address: MANAGED_NOTICES_ADDRESS },
  { name: innerTitles.cloudMenus, address: CLOUD_MENUS_ADDRESS },
  { name: innerTitles.frame, address: FRAME_ADDRESS, ofPlatform: true },
  { name: innerTitles.words, address: WORDS_ADDRESS, ofPlatform: true },
  { name: innerTitles.curriculum, address: CURRICULUM_ADDRESS, ofPlatform: true },
  { name: innerTitles.site, address: SITE_ADDRESS, ofPlatform: true },
  { name: innerTitles.reports, address: REPORTS_ADDRESS },
  { name: innerTitles.audit, address: AUDIT_ADDRESS },
  { name: innerTitles.firstStart, address: FIRST_START_ADDRESS },
]
