import { describe, expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import {
  contentAddress,
  listAddress,
  organisationInQuery,
  paperAddress,
  schoolAddress,
  searchAddress,
} from '#ui/routing/addresses.ts'
import { contentIdOf } from '#ui/routing/content-id.ts'
import { innerRoutes } from '#ui/routing/inner-routes.ts'
import { NOT_FOUND_HANDLE, pageTitleOf, ROUTE_HANDLES, routeHandleOf } from '#ui/routing/route-handle.ts'

describe('addresses', () => {
  it('leave out what says nothing and escape what a person typed', () => {
    expect(listAddress({ type: CONTENT_TYPE.resource })).toBe('/list?type=3')
    expect(listAddress({ type: CONTENT_TYPE.resource, keyword: '', subject: 0 })).toBe('/list?type=3')
    expect(searchAddress('a&b=c 勾股', 1, 7)).toBe(
      `/list?type=1&q=a%26b%3Dc+${encodeURIComponent('勾股')}&time=7`,
    )
    expect(paperAddress('paper')).toBe('/paper')
    expect(paperAddress('electronic')).toBe('/paper?kind=electronic')
    expect(schoolAddress('examine', 2)).toBe('/school-local/school-local-examine?orgId=2')
  })

  it('lead courses to their introduction and everything else to its details', () => {
    expect([1, 2, 3, 4].map((type) => contentAddress({ id: 9, type: type as 1 | 2 | 3 | 4 }))).toEqual([
      '/introduction?id=9&type=1',
      '/introduction?id=9&type=2',
      '/details?id=9&type=3',
      '/details?id=9&type=4',
    ])
  })

  it.each([
    ['orgId=2', 2],
    ['orgId=-2', 0],
    ['orgId=1.5', 0],
    ['orgId=abc', 0],
    ['', 0],
  ])('%s names the organisation %d', (query, id) => {
    expect(organisationInQuery(new URLSearchParams(query))).toBe(id)
  })

  it('name a piece of content by a whole number or not at all', () => {
    expect(['id=3', 'id=0', 'id=x', ''].map((query) => contentIdOf(new URLSearchParams(query)))).toEqual([
      3,
      null,
      null,
      null,
    ])
  })
})

describe('what is known of an address', () => {
  it.each([
    ['/', '', '首页'],
    ['/coursetable', '?activeIndex=2', '个人中心'],
    ['/list', '?type=1', '课程视频'],
    ['/list', '?type=0', '列表'],
    ['/details', '?type=4', '题库'],
    ['/list', '?type=1&q=%20浮力%20', '搜索“浮力”'],
    ['/introduction', '', '课程介绍'],
    ['/play', '', '播放'],
    ['/details', '', '详情'],
    ['/cloud-school', '?code=x', '云学校'],
    ['/school-local/school-local-database', '', '学校资源库'],
    ['/school-local/school-local-examine', '', '资料审核'],
    ['/school-local/school-local-mydatabase', '', '我的资料库'],
    ['/paper', '', '组卷'],
    ['/paper', '?kind=electronic', '电子组卷'],
    ['/studio', '', '课程工作室'],
    ['/manage/people/3/data', '', '个人数据'],
    ['/account/keep', '', '撤回注销'],
    ['/nowhere', '', '页面不存在'],
  ])('%s%s is called %s', (pathname, search, title) => {
    expect(pageTitleOf(pathname, search, innerRoutes)).toBe(title)
  })

  it('every page has a title, here or with what is fetched with it; one that was not fetched is called so', () => {
    const nameless = Object.entries(ROUTE_HANDLES).flatMap(([path, { title }]) =>
      title === null ? [path] : [],
    )
    expect(Object.keys(innerRoutes.titles).sort()).toEqual(nameless.sort())
    expect(pageTitleOf('/studio', '')).toBe('页面没有打开')
  })

  it('visitors may open the home page, the first start, the account that is given up, the agreement, and the page that says that there is none', () => {
    const open = Object.entries(ROUTE_HANDLES).filter(([, { needsAccount }]) => !needsAccount)
    expect(open.map(([path]) => path)).toEqual(['/', '/manage/start', '/account/keep', '/agreement'])
    expect(routeHandleOf('/nowhere')).toBe(NOT_FOUND_HANDLE)
    expect(NOT_FOUND_HANDLE.needsAccount).toBe(false)
  })

  it('a slash at the end changes nothing', () => {
    expect(routeHandleOf('/list/')).toBe(ROUTE_HANDLES['/list'])
  })
})
