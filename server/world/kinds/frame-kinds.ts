import * as z from 'zod/mini'
import {
  CLOUD_MENU_PARTS,
  MAX_CLOUD_FILE_NAME,
  MAX_CLOUD_FILES,
  MAX_CLOUD_MENU_NAME,
} from '#contract/cloud-menu.ts'
import { NOTICE_STATUS } from '#contract/managed-announcement.ts'
import { banner } from '../../db/schema/banner.ts'
import { category } from '../../db/schema/category.ts'
import { cloudMenu, cloudMenuFile } from '../../db/schema/cloud-menu.ts'
import { curriculumNode, NODE_TYPE } from '../../db/schema/curriculum-node.ts'
import { hotTerm } from '../../db/schema/hot-term.ts'
import { schoolNotice } from '../../db/schema/school-notice.ts'
import { tag, tagGroup } from '../../db/schema/tag.ts'
import {
  amount,
  as,
  type Field,
  file,
  flag,
  html,
  list,
  moment,
  name,
  orNull,
  picture,
  ref,
  text,
  word,
} from '../world-field.ts'
import type { Kind } from '../world-kind.ts'

/** Types of contents by their words. */
export const TYPES = { course: 1, live: 2, resource: 3, question: 4 } as const

export const tree: Kind = {
  kind: 'node',
  file: 'tree',
  title: '课程树',
  table: curriculumNode,
  natural: ['parentId', 'nodeType', 'name', 'code'],
  under: 'parentId',
  fields: {
    parent: as('parentId', orNull(ref('node'))),
    type: as(
      'nodeType',
      word({
        stage: NODE_TYPE.stage,
        subject: NODE_TYPE.subject,
        edition: NODE_TYPE.version,
        book: NODE_TYPE.book,
        chapter: NODE_TYPE.chapter,
        point: NODE_TYPE.knowledge,
      }),
    ),
    name: name(100),
    code: text(50, ''),
    grade: as('gradeId', amount(0, 12, 0)),
    sort: amount(0, 1_000_000),
  },
  examples: [
    { key: 'junior', type: 'stage', name: '初中', code: 'junior', sort: 2 },
    { key: 'math', parent: 'junior', type: 'subject', name: '数学', code: 'math', sort: 2 },
  ],
}

export const tags: Kind = {
  kind: 'tagGroup',
  file: 'tags',
  title: '标签',
  table: tagGroup,
  natural: ['code'],
  fields: {
    code: name(50),
    name: name(50),
    multiple: flag(),
    source: {
      schema: z.enum(['given', 'grade', 'suffix']),
      usual: 'given',
      out: (value) => value,
      in: (value) => value,
    } satisfies Field,
    sort: amount(0, 1_000_000),
    hidden: flag(),
  },
  parts: {
    tags: {
      table: tag,
      parent: 'groupId',
      order: ['sort', 'id'],
      keyed: 'tag',
      isNamed: true,
      natural: ['name'],
      fields: { name: name(50), values: list(50, z.string().check(z.maxLength(50))), hidden: flag() },
      most: 500,
    },
  },
  examples: [
    {
      key: 'kind',
      code: 'kind',
      name: '类型',
      multiple: false,
      sort: 1,
      tags: [{ key: 'kind-exam', name: '试卷' }],
    },
  ],
}

export const categories: Kind = {
  kind: 'category',
  file: 'categories',
  title: '分类',
  table: category,
  natural: ['code'],
  fields: {
    name: name(50),
    type: word(TYPES),
    tagId: amount(0, 2_000_000_000, 0),
    code: name(50),
    show: flag(true),
    sort: amount(0, 1_000_000),
  },
  examples: [{ key: 'resource', name: '资料库', type: 'resource', code: 'resource', sort: 3 }],
}

export const hotTerms: Kind = {
  kind: 'hotTerm',
  file: 'hot-terms',
  title: '热门搜索',
  table: hotTerm,
  natural: ['type', 'term'],
  fields: { type: word(TYPES), term: name(50), weight: amount(-1_000_000, 1_000_000), hidden: flag() },
  examples: [{ key: 'hot-1', type: 'course', term: '勾股定理', weight: 100 }],
}

export const banners: Kind = {
  kind: 'banner',
  file: 'banners',
  title: '横幅',
  table: banner,
  fields: {
    title: name(100),
    image: as('imageUrl', picture()),
    mobileImage: as('mobileImageUrl', picture()),
    link: as('linkUrl', text(2000, '')),
    linkType: word({ none: 0, app: 1, outside: 2 }, 'none'),
    sort: amount(0, 1_000_000),
    fromTime: orNull(moment()),
    toTime: orNull(moment()),
  },
  examples: [
    {
      key: 'banner-1',
      title: '新学期',
      image: 'files/banner.webp',
      mobileImage: 'files/banner.webp',
      link: '/list?type=3',
      linkType: 'app',
      sort: 1,
    },
  ],
}

export const notices: Kind = {
  kind: 'notice',
  file: 'notices',
  title: '通知',
  table: schoolNotice,
  fields: {
    school: as('organisationId', orNull(ref('school'))),
    author: as('authorId', ref('person')),
    title: name(200),
    html: html('comment'),
    isTop: flag(),
    publishedAt: moment(),
    status: word(NOTICE_STATUS, 'published'),
    fromTime: orNull(moment()),
    toTime: orNull(moment()),
  },
  examples: [
    {
      key: 'notice-1',
      school: 'school-1',
      author: 'person-1',
      title: '开学',
      html: '<p>八点到校。</p>',
      publishedAt: '2026-09-01T08:00:00+08:00',
    },
  ],
}

export const cloudMenus: Kind = {
  kind: 'cloudMenu',
  file: 'cloud-menus',
  title: '云学校栏目',
  table: cloudMenu,
  natural: ['organisationId', 'name'],
  fields: {
    school: as('organisationId', ref('school')),
    name: name(MAX_CLOUD_MENU_NAME),
    parts: list(CLOUD_MENU_PARTS.length, z.enum(CLOUD_MENU_PARTS)),
    kinds: list(60, z.string().check(z.maxLength(50))),
    sort: amount(0, 1_000_000),
  },
  parts: {
    files: {
      table: cloudMenuFile,
      parent: 'menuId',
      order: ['sort', 'id'],
      keyed: 'cloudMenuFile',
      fields: { file: as('fileId', file()), name: name(MAX_CLOUD_FILE_NAME), addedAt: moment() },
      most: MAX_CLOUD_FILES,
    },
  },
  examples: [
    {
      key: 'cloud-menu-1',
      school: 'school-1',
      name: '新生入学',
      parts: ['notices'],
      sort: 1,
      files: [{ file: 'files/handout.pdf', name: '入学须知', addedAt: '2026-09-01T08:00:00+08:00' }],
    },
  ],
}
