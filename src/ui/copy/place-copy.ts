import type { Catalogue } from './copy.ts'

/** Why a place of the product shows nothing, and where to go from there. */
const placeZhCn = {
  forbidden: '无权限',
  forbiddenLibrary: '当前账号没有学校资源库的权限，请联系学校管理员开通。',
  forbiddenExamine: '当前账号没有资料审核的权限，请联系学校管理员开通。',
  forbiddenPaper: '当前账号没有组卷的权限，请联系学校管理员开通。',
  noOrganisation: '还没有加入学校',
  noOrganisationHint: '学校资源属于各所学校。请联系学校管理员把你的账号加入学校。',
  foreignOrganisation: '不是你的学校',
  foreignOrganisationHint: '地址里的学校不在你的学校列表中，换到自己的学校再看。',
  openMyOrganisation: (name: string) => `打开${name}`,
  notFound: '没有找到这个页面',
  notFoundHint: '地址可能写错了，或者页面已经移走。',
  missingId: '地址里缺少内容编号',
  missingIdHint: '请从首页或搜索结果里打开课程和资料。',
}

/** The texts of places that show nothing, apart from the others: home does without them. */
export const placeCopy: Catalogue<typeof placeZhCn> = placeZhCn
