import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '#tests/support/all-calls.ts'

/*
 * The calls as they were agreed, in their own spelling (Pirvate, stady, usercentent): other backends answer to these names. What stands
 * here is written once more on purpose, so that nothing is renamed on both sides at once. More may be there, nothing of it may go.
 */

const SCOPE = 'StageId SubjectId GradeId VersionId BookId ChapterId KnowId'
const SCOPE_NAMES = 'StageName SubjectName GradeName VersionName BookName ChapterName KnowName'
const PLACE = `${SCOPE} ${SCOPE_NAMES}`
const PAGE_Q = 'PageIndex PageSize Sort Keyword'
const ASKED = `${PAGE_Q} ${SCOPE}`
const ID_NAME = 'Id Name'
const NODE = 'Id ParentId Name NodeType Level Sort HasChildren Count Children'
const TAG_GROUP = 'Code Name Multiple Tags'
const CARD = `Id Type Name NameHtml CoverUrl Summary ${PLACE} Tags TeacherName OrgId OrgName Suffix FileSize Duration SectionCount QuestionCount ViewCount DownloadCount FavoriteCount CommentCount IsFavorite Progress LiveStatus StartTime EndTime CreateTime UpdateTime`
const TEN =
  'RecordSectionId RecordType RecordChapterId RecordNum Progress ProgressTime ProgressTimes CourseId DetailsId DetailsType'
const COURSE = `${CARD} Introduction Teachers Chapters Attachments LastRecord StudyCount FinishRule Related`
const PLAY =
  'CourseId ChapterId SectionId Name PlayUrls PosterUrl Subtitles Duration QuestionPoints Record PrevSectionId NextSectionId'
const QUESTION =
  'Id QuestionType TypeName Stem Options BlankCount Children Score Difficulty DifficultyLevel Knows Catalogs Year AreaName SourceTitle CanAutoScore IsFavorite MyAnswer Answer Analysis'
const RESULT = 'QuestionId IsRight Score RightAnswer Analysis AnswerTime'
const FILE = 'Id Name Suffix Size Hash Url PreviewUrl PreviewType ThumbUrl CreateTime UpdateTime'
const SCHOOL_FILE = `${FILE} ContentId OrgId ${PLACE} TagId TagName UserId UserName ShareTime ViewCount DownloadCount IsFavorite`
const SHARE = `Id OrgId OrgName File ${PLACE} TagId TagName Remark ApplyUserId ApplyUserName ApplyTime Status ReasonCode Reason VerifyUserName VerifyTime RowVersion Similar`
const FAVORITE = 'Id ParentId IsFolder Name Type ContentId Content IsInvalid ChildCount CreateTime'
const COMMENT =
  'Id ParentId UserId UserName AvatarUrl OrgName Content Score CreateTime ReplyCount Replies IsMine'
const RESOURCE = `${CARD} File Introduction PrevId NextId`
const page = (item: string, more = '') => `PageIndex PageSize TotalCount PageCount Items ${more} / ${item}`

/** Method and path, fields of what is asked, fields of Data; those of the items of a page behind a stroke. */
const AGREED: readonly (readonly [call: string, asked: string, data: string])[] = [
  ['POST /api/user/users/login', 'Mobile Password Client UserKey Key Times', ''],
  [
    'GET /api/user/users/current',
    '',
    'Id Mobile Name AvatarUrl UserOrgList RoleIsShowMenus RoleAnys IsCanVerify',
  ],
  ['GET /api/user/users/islogin', '', ''],
  ['GET /api/user/users/logout', '', ''],
  ['GET /api/user/homedirectory/getbasetree', '', 'Id Name Type TagId Code Show Sort Children'],
  ['GET /api/user/homedirectory/homeindex', 'stageId subjectId', 'Classifies Continue'],
  ['GET /api/user/banner/getbannerlist', '', 'Id Title ImageUrl MobileImageUrl LinkUrl LinkType Sort'],
  ['GET /api/user/search/hotsearch', 'type', ''],
  ['POST /api/user/search/getsearchlist', `${ASKED} Type TagIds`, page(CARD, 'TypeCounts Suggest')],
  ['GET /api/user/liveplaydirectory/gethomelivelist', 'count', CARD],
  ['GET /api/user/xkw/lefttree/{ParentId}', 'ParentId', NODE],
  ['GET /api/user/xkw/lefttree/{Id}/{type}', 'Id type', NODE],
  [
    'GET /api/user/xkw/detailsleftmenu/{stageid}/{subjectid}',
    'stageid subjectid',
    'Versions KnowRootId DefaultBookId',
  ],
  ['GET /api/user/xkw/detailsheadmenu/{stageid}/{subjectid}/{type}', 'stageid subjectid type', TAG_GROUP],
  ['GET /api/user/data/leftmenu/{code}', 'code', NODE],
  ['GET /api/user/data/headtag/{id}/{objectTagEnum}', 'id objectTagEnum', TAG_GROUP],
  ['GET /api/user/xkw/urltobase', 'uri', ''],
  ['GET /api/user/schoolFile/GetCurrentUserOrgList', '', `${ID_NAME} IsCanVerify`],
  ['POST /api/user/schoolFile/GetUserSchoolContent', `${ASKED} OrgId TagId Suffix UserId`, page(SCHOOL_FILE)],
  ['GET /api/user/schoolFile/GetSchoolSubjectMenu', 'orgId', `${ID_NAME} Children`],
  [
    'GET /api/user/schoolFile/{orgId}_{stageId}_{subjectId}_versionbookslist',
    'orgId stageId subjectId',
    'Id Name Books',
  ],
  ['GET /api/user/schoolFile/GetContentTags', 'orgId', 'Id Name Count'],
  ['GET /api/user/schoolFile/GetBookCatalog', 'bookId', NODE],
  [
    'POST /api/user/schoolFile/{orgId}/VerifyUserShare',
    'orgId Items Status ReasonCode Reason Patch',
    'Succeeded Failed',
  ],
  [
    'POST /api/user/schoolFile/GetVerifyUserShare',
    `${ASKED} OrgId Status View TagId`,
    page(SHARE, 'StatusCounts'),
  ],
  ['GET /api/user/schoolFile/GetBookVersion', 'stageId subjectId', ID_NAME],
  ['GET /api/user/schoolFile/GetBook', 'versionId', 'Id Name GradeId GradeName CoverUrl'],
  ['POST /api/user/privateFile/DeletePrivateFileDirectory', 'DirectoryIds FileIds', 'Deleted TrashUntil'],
  ['POST /api/user/privateFile/AddOrUpdatePirvateFileDirectory', 'Id ParentId Name', 'Id ParentId Name'],
  [
    'POST /api/user/privateFile/AddOrUpdatePrivateFileContentAsync',
    'Id DirectoryId Name Suffix Size Hash Url UploadId OnClash',
    'File NeedUpload UploadId ReceivedChunks',
  ],
  [
    'GET /api/user/privateFile/GetPrivateFile',
    `${PAGE_Q} parentId suffix trash`,
    'Path Directories Files UsedSize QuotaSize',
  ],
  ['POST /api/user/privateFile/ShareFileToSchoolAsync', `OrgId FileIds ${SCOPE} TagId Remark`, 'Requests'],
  ['GET /api/user/resourcescontent/resourcescontentinfo', 'Id', RESOURCE],
  ['GET /api/user/resourcescontent/resourcescontentinfo/{type}', 'type Id', RESOURCE],
  ['GET /api/user/resourcescontent/getaivideo', 'Id questionId', 'Id Name CoverUrl Url Duration QuestionId'],
  ['GET /api/user/resourcescontent/resourcescontentlist', `${ASKED} tagIds Type`, page(CARD)],
  ['POST /api/user/structurepagecontent/getstructurepagelist', `${ASKED} RightIds`, page(CARD)],
  ['GET /api/user/structurepagecontent/getquestioninfo', 'SectionId QuestionId', QUESTION],
  ['POST /api/user/structurepagecontent/questionsanswer', 'CourseId SectionId Items', RESULT],
  [
    'GET /api/user/structurepagecontent/getstadyreport',
    'CourseId SectionId',
    'TotalCount AnsweredCount RightCount Score FullScore UseTime Rank ByKnow ByType BySection Wrong Trend WatchedTime FinishedSections SectionCount',
  ],
  ['GET /api/user/structurepagecontent/getstructurepagecontentinfo', 'Id', PLAY],
  ['POST /api/user/livepagecontent/getslivepagelist', `${ASKED} LiveStatus RightIds`, page(CARD)],
  ['GET /api/user/livepagecontent/getpushquestions', 'SectionId AfterRound', 'ServerTime Rounds'],
  ['POST /api/user/livepagecontent/questionsanswer', 'SectionId RoundId Items', RESULT],
  [
    'GET /api/user/livepagecontent/getlivepagecontentinfo',
    'Id',
    `${PLAY} LiveStatus StartTime EndTime OnlineCount IsReserved ReplayReadyTime ServerTime`,
  ],
  ['GET /api/user/structuredirectory/getcoursedetailsinfo', 'Id', COURSE],
  ['GET /api/user/resources/getresourcesdetailsinfo', 'Id', `${CARD} Introduction Files SameChapter Related`],
  ['GET /api/user/liveplaydirectory/getcoursedetailsinfo', 'Id', `${COURSE} ReserveCount IsReserved`],
  ['GET /api/user/questiondirectory/questioncatalogue', 'stageId subjectId bookId mode', NODE],
  [
    'GET /api/user/questiondirectory/questionbankdetails',
    `${ASKED} questionType difficultyLevel year tagIds`,
    page(QUESTION),
  ],
  ['POST /api/user/comments/getcommentslist', `${PAGE_Q} ObjectId Type ParentId`, page(COMMENT, 'AvgScore')],
  ['POST /api/user/comments/addcomments', 'ObjectId Type ParentId Content Score ClientId', COMMENT],
  ['POST /api/user/favorite/addfavorite', 'Type ContentId ParentId Name', FAVORITE],
  ['POST /api/user/favorite/editfavorite', 'Id ParentId Name Sort', FAVORITE],
  ['POST /api/user/favorite/deletefavorite', 'id type', ''],
  ['GET /api/user/favorite/getfavoritelist', '', FAVORITE],
  ['GET /api/user/favorite/children', 'id', FAVORITE],
  ['POST /api/user/favorite/list', `${PAGE_Q} ParentId Type`, page(FAVORITE)],
  [
    'POST /api/usercentent/GetLearningOrBrowOrCoursePageList',
    `${PAGE_Q} Type Finished`,
    page('Id Content Record SectionName UpdateTime'),
  ],
  ['POST /api/user/userAction/addUserAction', 'ActionType ObjectId Type Extra', ''],
  ['POST /api/user/learningrecords/editrecords', TEN, `${TEN} Id IsFinished UpdateTime`],
  [
    'GET /api/public/getaliosssetting',
    '',
    'Provider PathStyle Endpoint Bucket Region Host Dir AccessKeyId AccessKeySecret SecurityToken Policy Signature Expiration UploadUrl ChunkSize MaxSize Suffixes',
  ],
  ['GET /api/xkwgrouppaper/GetXKWAuthUrl', 'type', ''],
]

interface Described {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Described>>
  readonly properties?: Readonly<Record<string, Described>>
  readonly items?: Described
  readonly anyOf?: readonly Described[]
}

/** The objects that something is, or is a list of. */
const objectsIn = (shape: Described, defs: Described['$defs'] = shape.$defs): readonly Described[] => {
  if (shape.$ref !== undefined) {
    const named = defs?.[shape.$ref.replace('#/$defs/', '')]
    return named === undefined ? [] : objectsIn(named, defs)
  }
  if (shape.properties !== undefined) return [shape]
  return [...(shape.items ? [shape.items] : []), ...(shape.anyOf ?? [])].flatMap((one) =>
    objectsIn(one, defs),
  )
}

const namesOf = (objects: readonly Described[]): readonly string[] =>
  objects.flatMap(({ properties }) => Object.keys(properties ?? {}))

const described = (shape: z.core.$ZodType | undefined): Described =>
  shape === undefined ? {} : (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Described)

const words = (text = ''): readonly string[] => text.split(' ').filter(Boolean)
const missing = (wanted: readonly string[], there: readonly string[]): readonly string[] =>
  wanted.filter((name) => !there.includes(name))

const nameOf = ({ method, path }: (typeof allCalls)[number]): string =>
  `${method} ${path.replaceAll(/:([A-Za-z]+)(?:\([^)]*\))?/g, '{$1}')}`
const callNamed = (name: string) => allCalls.find((call) => nameOf(call) === name)

describe('the agreed calls', () => {
  it('are there, under their names', () => {
    expect(AGREED.map(([name]) => name).filter((name) => callNamed(name) === undefined)).toEqual([])
  })

  it.each(AGREED)('%s is asked and answered by its fields', (name, asked, data) => {
    const call = callNamed(name)
    const sent = [call?.params, call?.query, call?.body].flatMap((part) => objectsIn(described(part)))
    expect(missing(words(asked), namesOf(sent))).toEqual([])

    const answer = described(call?.data)
    const [own, items] = data.split(' / ')
    const objects = objectsIn(answer)
    expect(missing(words(own), namesOf(objects))).toEqual([])
    const inPage = objects.flatMap(({ properties }) =>
      properties?.['Items'] ? objectsIn(properties['Items'], answer.$defs) : [],
    )
    expect(missing(words(items), namesOf(inPage))).toEqual([])
  })

  it('that answer visitors are those of home, and the sign-in', () => {
    const open = AGREED.map(([name]) => callNamed(name)).filter((call) => call?.access === 'public')
    expect(open.map((call) => call?.path.replace(/.*\//, ''))).toEqual([
      'login',
      'getbasetree',
      'homeindex',
      'getbannerlist',
      'hotsearch',
      'gethomelivelist',
    ])
  })
})
