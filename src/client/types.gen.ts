// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


export type ClientOptions = {
    baseUrl: `${string}://${string}/v1` | (string & {});
};

export type Collection = {
    object: 'collection';
    id: string;
    title: string;
    description?: string;
    organization: string;
    parent?: string;
    defaultLevel: Role | null;
    defaultLevelSource: LevelSource;
    urls: {
        location: string;
        app: string;
    };
    permissions: {
        view: boolean;
        admin: boolean;
        viewInviteLinks: boolean;
        create: boolean;
    };
};

export type CollectionUpdate = {
    title?: string;
    description?: string;
    defaultLevel?: Role | 'inherit' | null;
};

export type ContentPosition = {
    before?: {
        type: 'space';
        space: string;
    } | {
        type: 'collection';
        collection: string;
    };
    after?: {
        type: 'space';
        space: string;
    } | {
        type: 'collection';
        collection: string;
    };
};

export type EditMode = 'live' | 'locked';

export type Error = {
    error: {
        code: number;
        message: string;
        reason: 'malformed-json' | 'malformed-request' | 'bad-page-token' | 'bad-position' | 'bad-content' | 'not-signed-in' | 'bad-credentials' | 'expired-credentials' | 'role-too-low' | 'scope-too-low' | 'foreign-origin' | 'not-found' | 'method-not-allowed' | 'already-taken' | 'nothing-to-change' | 'content-conflict' | 'too-busy' | 'state-forbids' | 'rules-forbid' | 'space-locked' | 'last-administrator' | 'set-up-done' | 'too-large' | 'unsupported-media-type' | 'invalid-input' | 'too-many-requests' | 'internal-error' | 'not-built' | 'not-ready';
        details?: Array<ErrorDetail>;
        requestId: string;
    };
};

export type ErrorDetail = {
    path: string;
    message: string;
};

export type Job = {
    object: 'job';
    id: string;
    kind: string;
    state: 'pending' | 'running' | 'done' | 'failed' | 'cancelled';
    progress: number;
    total: number;
    result?: Schema0;
    error?: string;
    createdAt: string;
    updatedAt: string;
    urls: {
        location: string;
    };
};

export type Language = 'en' | 'fr' | 'de' | 'es' | 'it' | 'pt' | 'pt-br' | 'ru' | 'ja' | 'zh' | 'zh-tw' | 'yue' | 'ko' | 'ar' | 'hi' | 'nl' | 'pl' | 'tr' | 'sv' | 'no' | 'da' | 'fi' | 'el' | 'cs' | 'hu' | 'ro' | 'th' | 'vi' | 'id' | 'ms' | 'he' | 'uk' | 'sk' | 'bg' | 'hr' | 'lt' | 'lv' | 'et' | 'sl';

export type LevelSource = {
    kind: 'space' | 'collection' | 'organization';
    id: string;
};

export type MadeToken = {
    object: 'token';
    id: string;
    name: string;
    scope: Scope;
    createdAt: string;
    lastUsedAt?: string;
    expiresAt?: string;
    token: string;
};

export type MergeRule = {
    rule: 'require_specific_reviewers';
    users: Array<string>;
} | {
    rule: 'require_one_of_specific_reviewers';
    users: Array<string>;
} | {
    rule: 'allow_bypass';
    users: Array<string>;
} | {
    rule: 'require_at_least_one_review';
} | {
    rule: 'require_at_least_one_approved_review';
} | {
    rule: 'require_all_reviews_approved';
} | {
    rule: 'require_agent_review';
} | {
    rule: 'require_up_to_date_change_request';
} | {
    rule: 'require_change_request_subject';
} | {
    rule: 'require_change_request_description';
} | {
    rule: 'require_author_to_merge';
} | {
    rule: 'custom';
    expression: string;
    message?: string;
};

export type MergeRuleInput = {
    rule: 'require_specific_reviewers';
    users: Array<string>;
} | {
    rule: 'require_one_of_specific_reviewers';
    users: Array<string>;
} | {
    rule: 'allow_bypass';
    users: Array<string>;
} | {
    rule: 'require_at_least_one_review';
} | {
    rule: 'require_at_least_one_approved_review';
} | {
    rule: 'require_all_reviews_approved';
} | {
    rule: 'require_agent_review';
} | {
    rule: 'require_up_to_date_change_request';
} | {
    rule: 'require_change_request_subject';
} | {
    rule: 'require_change_request_description';
} | {
    rule: 'require_author_to_merge';
} | {
    rule: 'custom';
    expression: string;
    message?: string;
};

export type Move = {
    parent?: string | null;
    position?: ContentPosition;
};

export type NewCollection = {
    title?: string;
    parent?: string;
};

export type NewOrganization = {
    title: string;
    emailDomains?: Array<string>;
};

export type NewSpace = {
    title?: string;
    emoji?: string;
    parent?: string;
    language?: Language;
    editMode?: EditMode;
};

export type NewToken = {
    name: string;
    scope: Scope;
    expiresAt?: string | null;
};

export type Organization = {
    object: 'organization';
    id: string;
    title: string;
    createdAt: string;
    emailDomains: Array<string>;
    hostname?: string;
    type: 'business' | 'community';
    useCase?: 'internalDocs' | 'docsSite' | 'audienceControlledSite' | 'productDocs' | 'teamKnowledgeBase' | 'designSystem' | 'openSourceDocs' | 'notes' | 'other';
    communityType?: 'nonProfit' | 'openSource' | 'education';
    defaultRole?: Role | null;
    defaultContent?: {
        type: 'site';
        site: string;
    } | null;
    sso?: boolean;
    ai?: boolean;
    inviteLinks: boolean;
    plan: string;
    mergeRules: OrganizationMergeRules;
    customHostname?: string;
    urls: {
        location: string;
        app: string;
        logo?: string;
    };
    permissions: {
        view: boolean;
        admin: boolean;
        ownTeam: boolean;
        createContent: boolean;
        createOpenAPISpec: boolean;
        ingestConversations: boolean;
        viewBilling: boolean;
        listMembers: boolean;
        listTeams: boolean;
        listIntegrations: boolean;
        listInstallations: boolean;
        installIntegration: boolean;
    };
};

export type OrganizationMergeRules = {
    type: 'rules';
    rules: Array<MergeRule>;
} | {
    type: 'none';
};

export type OrganizationMergeRulesInput = {
    type: 'rules';
    rules: Array<MergeRuleInput>;
} | {
    type: 'none';
};

export type OrganizationUpdate = {
    title?: string;
    emailDomains?: Array<string>;
    hostname?: string;
    defaultRole?: Role | null;
    defaultContent?: {
        type: 'site';
        site: string;
    } | null;
    logo?: string | null;
    sso?: boolean;
    ai?: boolean;
    inviteLinks?: boolean;
    mergeRules?: OrganizationMergeRules;
};

export type Role = 'read' | 'comment' | 'edit' | 'review' | 'create' | 'admin';

export type RunSetup = {
    token: string;
    displayName: string;
    email: string;
    password: string;
    demo: boolean;
    organization: string;
};

export type Scope = 'read' | 'write' | 'merge' | 'admin';

export type Session = {
    object: 'session';
    id: string;
    createdAt: string;
    lastUsedAt: string;
    expiresAt: string;
    address: string;
    userAgent: string;
    current: boolean;
};

export type Setup = {
    done: boolean;
    dataPath?: string;
};

export type SignIn = {
    email: string;
    password: string;
} | {
    link: string;
};

export type Space = {
    object: 'space';
    id: string;
    title: string;
    emoji: string;
    visibility: Visibility;
    createdAt: string;
    updatedAt: string;
    deletedAt?: string;
    editMode?: EditMode;
    mergeRules: SpaceMergeRules;
    urls: {
        location: string;
        app: string;
        published?: string;
        public?: string;
        icon?: string;
    };
    organization: string;
    parent?: string;
    language?: Language;
    gitSync?: {
        repoName?: string;
        installationProvider: 'github' | 'gitlab' | 'github-legacy';
        integration: string;
        url?: string;
        updatedAt: string;
    };
    visitorAuth?: {
        backend: 'custom' | 'integration';
        integration?: string;
    };
    revision: string;
    defaultLevel: Role | null;
    defaultLevelSource: LevelSource;
    comments: number;
    changeRequests: number;
    changeRequestsOpen: number;
    changeRequestsDraft: number;
    permissions: {
        view: boolean;
        access: boolean;
        admin: boolean;
        viewInviteLinks: boolean;
        edit: boolean;
        triggerGitSync: boolean;
        comment: boolean;
        merge: boolean;
        review: boolean;
        installIntegration: boolean;
    };
};

export type SpaceMergeRules = {
    type: 'inherit';
} | {
    type: 'rules';
    rules: Array<MergeRule>;
} | {
    type: 'none';
};

export type SpaceMergeRulesInput = {
    type: 'inherit';
} | {
    type: 'rules';
    rules: Array<MergeRuleInput>;
} | {
    type: 'none';
};

export type SpaceUpdate = {
    editMode?: EditMode;
    title?: string;
    defaultLevel?: Role | 'inherit' | null;
    language?: Language;
    mergeRules?: SpaceMergeRules;
    emoji?: string;
};

export type Token = {
    object: 'token';
    id: string;
    name: string;
    scope: Scope;
    createdAt: string;
    lastUsedAt?: string;
    expiresAt?: string;
};

export type Transfer = {
    organization: string;
};

export type User = {
    object: 'user';
    id: string;
    displayName: string;
    email?: string;
    photoURL?: string;
    urls: {
        location: string;
    };
};

export type UserUpdate = {
    displayName?: string;
    photoURL?: string | null;
};

export type Visibility = 'public' | 'unlisted' | 'share-link' | 'visitor-auth' | 'in-collection' | 'private';

export type Schema0 = string | number | boolean | null | Array<Schema0> | {
    [key: string]: Schema0;
};

export type GetSetupData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/setup';
};

export type GetSetupErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type GetSetupError = GetSetupErrors[keyof GetSetupErrors];

export type GetSetupResponses = {
    200: Setup;
};

export type GetSetupResponse = GetSetupResponses[keyof GetSetupResponses];

export type RunSetupData = {
    body: RunSetup;
    path?: never;
    query?: never;
    url: '/setup';
};

export type RunSetupErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type RunSetupError = RunSetupErrors[keyof RunSetupErrors];

export type RunSetupResponses = {
    201: User;
};

export type RunSetupResponse = RunSetupResponses[keyof RunSetupResponses];

export type DeleteCurrentSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/sessions';
};

export type DeleteCurrentSessionErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type DeleteCurrentSessionError = DeleteCurrentSessionErrors[keyof DeleteCurrentSessionErrors];

export type DeleteCurrentSessionResponses = {
    204: void;
};

export type DeleteCurrentSessionResponse = DeleteCurrentSessionResponses[keyof DeleteCurrentSessionResponses];

export type CreateSessionData = {
    body: SignIn;
    path?: never;
    query?: never;
    url: '/sessions';
};

export type CreateSessionErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type CreateSessionError = CreateSessionErrors[keyof CreateSessionErrors];

export type CreateSessionResponses = {
    201: User;
};

export type CreateSessionResponse = CreateSessionResponses[keyof CreateSessionResponses];

export type GetUserData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user';
};

export type GetUserErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type GetUserError = GetUserErrors[keyof GetUserErrors];

export type GetUserResponses = {
    200: User;
};

export type GetUserResponse = GetUserResponses[keyof GetUserResponses];

export type UpdateUserData = {
    body: UserUpdate;
    path?: never;
    query?: never;
    url: '/user';
};

export type UpdateUserErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type UpdateUserError = UpdateUserErrors[keyof UpdateUserErrors];

export type UpdateUserResponses = {
    200: User;
};

export type UpdateUserResponse = UpdateUserResponses[keyof UpdateUserResponses];

export type ListSessionsData = {
    body?: never;
    path?: never;
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/user/sessions';
};

export type ListSessionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type ListSessionsError = ListSessionsErrors[keyof ListSessionsErrors];

export type ListSessionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Session>;
    };
};

export type ListSessionsResponse = ListSessionsResponses[keyof ListSessionsResponses];

export type DeleteSessionData = {
    body?: never;
    path: {
        sessionId: string;
    };
    query?: never;
    url: '/user/sessions/{sessionId}';
};

export type DeleteSessionErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type DeleteSessionError = DeleteSessionErrors[keyof DeleteSessionErrors];

export type DeleteSessionResponses = {
    204: void;
};

export type DeleteSessionResponse = DeleteSessionResponses[keyof DeleteSessionResponses];

export type ListTokensData = {
    body?: never;
    path?: never;
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/user/tokens';
};

export type ListTokensErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type ListTokensError = ListTokensErrors[keyof ListTokensErrors];

export type ListTokensResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Token>;
    };
};

export type ListTokensResponse = ListTokensResponses[keyof ListTokensResponses];

export type CreateTokenData = {
    body: NewToken;
    path?: never;
    query?: never;
    url: '/user/tokens';
};

export type CreateTokenErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type CreateTokenError = CreateTokenErrors[keyof CreateTokenErrors];

export type CreateTokenResponses = {
    201: MadeToken;
};

export type CreateTokenResponse = CreateTokenResponses[keyof CreateTokenResponses];

export type DeleteTokenData = {
    body?: never;
    path: {
        tokenId: string;
    };
    query?: never;
    url: '/user/tokens/{tokenId}';
};

export type DeleteTokenErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type DeleteTokenError = DeleteTokenErrors[keyof DeleteTokenErrors];

export type DeleteTokenResponses = {
    204: void;
};

export type DeleteTokenResponse = DeleteTokenResponses[keyof DeleteTokenResponses];

export type CancelJobData = {
    body?: never;
    path: {
        jobId: string;
    };
    query?: never;
    url: '/jobs/{jobId}';
};

export type CancelJobErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type CancelJobError = CancelJobErrors[keyof CancelJobErrors];

export type CancelJobResponses = {
    204: void;
};

export type CancelJobResponse = CancelJobResponses[keyof CancelJobResponses];

export type GetJobData = {
    body?: never;
    path: {
        jobId: string;
    };
    query?: never;
    url: '/jobs/{jobId}';
};

export type GetJobErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type GetJobError = GetJobErrors[keyof GetJobErrors];

export type GetJobResponses = {
    200: Job;
};

export type GetJobResponse = GetJobResponses[keyof GetJobResponses];

export type ListOrganizationsData = {
    body?: never;
    path?: never;
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs';
};

export type ListOrganizationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type ListOrganizationsError = ListOrganizationsErrors[keyof ListOrganizationsErrors];

export type ListOrganizationsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Organization>;
    };
};

export type ListOrganizationsResponse = ListOrganizationsResponses[keyof ListOrganizationsResponses];

export type CreateOrganizationData = {
    body: NewOrganization;
    path?: never;
    query?: never;
    url: '/orgs';
};

export type CreateOrganizationErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type CreateOrganizationError = CreateOrganizationErrors[keyof CreateOrganizationErrors];

export type CreateOrganizationResponses = {
    201: Organization;
};

export type CreateOrganizationResponse = CreateOrganizationResponses[keyof CreateOrganizationResponses];

export type GetOrganizationData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}';
};

export type GetOrganizationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type GetOrganizationError = GetOrganizationErrors[keyof GetOrganizationErrors];

export type GetOrganizationResponses = {
    200: Organization;
};

export type GetOrganizationResponse = GetOrganizationResponses[keyof GetOrganizationResponses];

export type UpdateOrganizationData = {
    body: OrganizationUpdate;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}';
};

export type UpdateOrganizationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    409: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type UpdateOrganizationError = UpdateOrganizationErrors[keyof UpdateOrganizationErrors];

export type UpdateOrganizationResponses = {
    200: Organization;
};

export type UpdateOrganizationResponse = UpdateOrganizationResponses[keyof UpdateOrganizationResponses];

export type StreamEventsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/events';
};

export type StreamEventsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type StreamEventsError = StreamEventsErrors[keyof StreamEventsErrors];

export type StreamEventsResponses = {
    200: string;
};

export type StreamEventsResponse = StreamEventsResponses[keyof StreamEventsResponses];

export type ListCollectionsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        nested?: boolean;
    };
    url: '/orgs/{organizationId}/collections';
};

export type ListCollectionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type ListCollectionsError = ListCollectionsErrors[keyof ListCollectionsErrors];

export type ListCollectionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Collection>;
    };
};

export type ListCollectionsResponse = ListCollectionsResponses[keyof ListCollectionsResponses];

export type CreateCollectionData = {
    body: NewCollection;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/collections';
};

export type CreateCollectionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type CreateCollectionError = CreateCollectionErrors[keyof CreateCollectionErrors];

export type CreateCollectionResponses = {
    201: Collection;
};

export type CreateCollectionResponse = CreateCollectionResponses[keyof CreateCollectionResponses];

export type DeleteCollectionData = {
    body?: never;
    path: {
        collectionId: string;
    };
    query?: never;
    url: '/collections/{collectionId}';
};

export type DeleteCollectionErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type DeleteCollectionError = DeleteCollectionErrors[keyof DeleteCollectionErrors];

export type DeleteCollectionResponses = {
    204: void;
};

export type DeleteCollectionResponse = DeleteCollectionResponses[keyof DeleteCollectionResponses];

export type GetCollectionData = {
    body?: never;
    path: {
        collectionId: string;
    };
    query?: never;
    url: '/collections/{collectionId}';
};

export type GetCollectionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type GetCollectionError = GetCollectionErrors[keyof GetCollectionErrors];

export type GetCollectionResponses = {
    200: Collection;
};

export type GetCollectionResponse = GetCollectionResponses[keyof GetCollectionResponses];

export type UpdateCollectionData = {
    body: CollectionUpdate;
    path: {
        collectionId: string;
    };
    query?: never;
    url: '/collections/{collectionId}';
};

export type UpdateCollectionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type UpdateCollectionError = UpdateCollectionErrors[keyof UpdateCollectionErrors];

export type UpdateCollectionResponses = {
    200: Collection;
};

export type UpdateCollectionResponse = UpdateCollectionResponses[keyof UpdateCollectionResponses];

export type ListCollectionSpacesData = {
    body?: never;
    path: {
        collectionId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/collections/{collectionId}/spaces';
};

export type ListCollectionSpacesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type ListCollectionSpacesError = ListCollectionSpacesErrors[keyof ListCollectionSpacesErrors];

export type ListCollectionSpacesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Space>;
    };
};

export type ListCollectionSpacesResponse = ListCollectionSpacesResponses[keyof ListCollectionSpacesResponses];

export type MoveCollectionData = {
    body: Move;
    path: {
        collectionId: string;
    };
    query?: never;
    url: '/collections/{collectionId}/move';
};

export type MoveCollectionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    409: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type MoveCollectionError = MoveCollectionErrors[keyof MoveCollectionErrors];

export type MoveCollectionResponses = {
    200: Collection;
};

export type MoveCollectionResponse = MoveCollectionResponses[keyof MoveCollectionResponses];

export type TransferCollectionData = {
    body: Transfer;
    path: {
        collectionId: string;
    };
    query?: never;
    url: '/collections/{collectionId}/transfer';
};

export type TransferCollectionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    409: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type TransferCollectionError = TransferCollectionErrors[keyof TransferCollectionErrors];

export type TransferCollectionResponses = {
    200: Collection;
};

export type TransferCollectionResponse = TransferCollectionResponses[keyof TransferCollectionResponses];

export type ListOrganizationSpacesData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        deleted?: boolean;
    };
    url: '/orgs/{organizationId}/spaces';
};

export type ListOrganizationSpacesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type ListOrganizationSpacesError = ListOrganizationSpacesErrors[keyof ListOrganizationSpacesErrors];

export type ListOrganizationSpacesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Space>;
    };
};

export type ListOrganizationSpacesResponse = ListOrganizationSpacesResponses[keyof ListOrganizationSpacesResponses];

export type CreateSpaceData = {
    body: NewSpace;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/spaces';
};

export type CreateSpaceErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type CreateSpaceError = CreateSpaceErrors[keyof CreateSpaceErrors];

export type CreateSpaceResponses = {
    201: Space;
};

export type CreateSpaceResponse = CreateSpaceResponses[keyof CreateSpaceResponses];

export type DeleteSpaceData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}';
};

export type DeleteSpaceErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type DeleteSpaceError = DeleteSpaceErrors[keyof DeleteSpaceErrors];

export type DeleteSpaceResponses = {
    204: void;
};

export type DeleteSpaceResponse = DeleteSpaceResponses[keyof DeleteSpaceResponses];

export type GetSpaceData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        shareKey?: string;
    };
    url: '/spaces/{spaceId}';
};

export type GetSpaceErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type GetSpaceError = GetSpaceErrors[keyof GetSpaceErrors];

export type GetSpaceResponses = {
    200: Space;
};

export type GetSpaceResponse = GetSpaceResponses[keyof GetSpaceResponses];

export type UpdateSpaceData = {
    body: SpaceUpdate;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}';
};

export type UpdateSpaceErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type UpdateSpaceError = UpdateSpaceErrors[keyof UpdateSpaceErrors];

export type UpdateSpaceResponses = {
    200: Space;
};

export type UpdateSpaceResponse = UpdateSpaceResponses[keyof UpdateSpaceResponses];

export type DuplicateSpaceData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/duplicate';
};

export type DuplicateSpaceErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type DuplicateSpaceError = DuplicateSpaceErrors[keyof DuplicateSpaceErrors];

export type DuplicateSpaceResponses = {
    201: Space;
};

export type DuplicateSpaceResponse = DuplicateSpaceResponses[keyof DuplicateSpaceResponses];

export type RestoreSpaceData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/restore';
};

export type RestoreSpaceErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type RestoreSpaceError = RestoreSpaceErrors[keyof RestoreSpaceErrors];

export type RestoreSpaceResponses = {
    200: Space;
};

export type RestoreSpaceResponse = RestoreSpaceResponses[keyof RestoreSpaceResponses];

export type MoveSpaceData = {
    body: Move;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/move';
};

export type MoveSpaceErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    409: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type MoveSpaceError = MoveSpaceErrors[keyof MoveSpaceErrors];

export type MoveSpaceResponses = {
    200: Space;
};

export type MoveSpaceResponse = MoveSpaceResponses[keyof MoveSpaceResponses];

export type TransferSpaceData = {
    body: Transfer;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/transfer';
};

export type TransferSpaceErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    409: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    501: Error;
};

export type TransferSpaceError = TransferSpaceErrors[keyof TransferSpaceErrors];

export type TransferSpaceResponses = {
    200: Space;
};

export type TransferSpaceResponse = TransferSpaceResponses[keyof TransferSpaceResponses];
