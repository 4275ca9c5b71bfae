// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


export type ClientOptions = {
    baseUrl: `${string}://${string}/v1` | (string & {});
};

export type AcceptSuggestions = {
    ids: Array<string>;
};

export type AcceptedSuggestions = {
    revision: string;
    items: Array<Suggestion>;
};

export type AccessChange = {
    user: User;
    before: Role | null;
    after: Role | null;
    gains: number;
    loses: number;
    hidden: number;
    sites: SiteAccessChanges;
};

export type AccessColumn = {
    id: string;
    title: string;
};

export type AccessPreview = {
    next?: {
        page: string;
    };
    count: number;
    items: Array<AccessChange>;
    gain: number;
    lose: number;
    hidden: number;
    spaces: number;
    sites: number;
};

export type AccessReason = {
    ground: 'administrator' | 'direct' | 'team' | 'default-level' | 'organization' | 'no-member';
    on: {
        kind: 'space' | 'collection' | 'site';
        id: string;
        title: string;
    } | null;
    role: Role | null;
    decides: boolean;
    teams?: Array<{
        id: string;
        title: string;
        role: Role;
    }>;
};

export type AccessRow = {
    user: User;
    role: Role | null;
    disabled: boolean;
    permissions: Array<Role | null>;
    sitePermissions: Array<Role | null>;
};

export type AdaptiveClaim = {
    type: 'boolean';
    description: string;
} | {
    type: 'string';
    description: string;
    enum?: Array<string>;
} | {
    type: 'number';
    description: string;
} | {
    type: 'array';
    description: string;
    items: {
        type: 'boolean';
        description: string;
    } | {
        type: 'string';
        description: string;
        enum?: Array<string>;
    } | {
        type: 'number';
        description: string;
    };
} | AdaptiveClaimGroup;

export type AdaptiveClaimGroup = {
    type: 'object';
    description: string;
    properties: {
        [key: string]: AdaptiveClaim;
    };
    additionalProperties: false;
};

export type AdaptiveJsonSchema = {
    $schema?: 'http://json-schema.org/draft-07/schema#';
    type: 'object';
    properties: {
        unsigned?: AdaptiveClaimGroup;
        [key: string]: AdaptiveClaim | AdaptiveClaimGroup | undefined;
    };
    additionalProperties: false;
};

export type AddedFactor = {
    factor: SecondFactor;
    recoveryCodes: Array<string>;
};

export type AgentInstructions = {
    object: 'agent-instructions';
    instructions: RichTextDocument;
    updatedAt: string;
    updatedBy: string;
    urls: {
        location: string;
    };
};

export type AgentInstructionsUpdate = {
    instructions: RichTextDocumentInput;
};

export type AgentsContext = 'excluded' | 'included';

export type Announcement = {
    enabled: boolean;
    message: string;
    link?: ContentLink;
    style: 'info' | 'warning' | 'danger' | 'success';
};

export type ApiSpec = {
    object: 'openapi-spec';
    id: string;
    createdAt: string;
    updatedAt: string;
    slug: string;
    sourceURL?: string;
    processingState: 'pending' | 'progress' | 'complete';
    visibility?: ApiSpecVisibility;
    lastVersion?: string;
    lastProcessedAt?: string;
    lastProcessErrorCode?: 'FETCH_TIMEOUT' | 'FETCH_ERROR' | 'PARSE_ERROR';
    lastProcessedErrors?: Array<{
        message: string;
        code?: string;
    }>;
    lastProcessedErrorCount: number;
    title?: string;
    processingStep?: ApiSpecStep;
    versions: number;
    pages?: number;
    problems: number;
    nextCheckAt?: string;
    failures: number;
    recheck: boolean;
    tryIt: ApiSpecTryIt;
    createdBy?: string;
    permissions: {
        view: boolean;
        edit: boolean;
    };
    urls: {
        location: string;
        app: string;
        published?: string;
    };
};

export type ApiSpecAcceptance = {
    note: string;
    acceptedBy?: string;
    acceptedAt: string;
};

export type ApiSpecAcceptances = {
    fingerprints: Array<string>;
    note?: string;
};

export type ApiSpecChangeCounts = {
    breaking: number;
    review: number;
    safe: number;
    accepted: number;
    wordsOnly: number;
};

export type ApiSpecChangeRequest = {
    changeRequest: string;
    number: number;
    comments: number;
    urls: {
        app: string;
    };
};

export type ApiSpecCheckResult = {
    accepted: boolean;
    title?: string;
    apiVersion?: string;
    dialect?: '2.0' | '3.0' | '3.1' | '3.2';
    format?: 'json' | 'yaml';
    operations?: number;
    schemas?: number;
    errors: Array<ApiSpecProblem>;
    problems: Array<ApiSpecProblem>;
};

export type ApiSpecComparison = {
    from: string;
    to: string;
    precise: boolean;
    counts: ApiSpecChangeCounts;
    findings: Array<ApiSpecFinding>;
    wordsOnly: Array<string>;
};

export type ApiSpecContent = {
    filesystem: {
        [key: string]: unknown;
    };
    url: string;
    urls: {
        source: string;
        public: string | null;
    };
};

export type ApiSpecFinding = {
    check: string;
    level: 'breaking' | 'review' | 'safe';
    operation: string;
    method: string;
    path: string;
    place: string;
    message: string;
    before?: string;
    after?: string;
    name?: string;
    others?: Array<string>;
    fingerprint: string;
    accepted?: ApiSpecAcceptance;
};

export type ApiSpecOperation = {
    key: string;
    kind: 'path' | 'webhook';
    method: string;
    path: string;
    operationId?: string;
    summary: string;
    tags: Array<string>;
    deprecated: boolean;
    hidden: boolean;
};

export type ApiSpecPage = {
    space: {
        id: string;
        title: string;
        edit: boolean;
    };
    page: {
        id: string;
        title: string;
        path: string;
    };
    by: 'shows' | 'links' | 'mentions';
    block?: string;
    quote?: string;
    findings: Array<string>;
    operations: Array<string>;
    operationNames: Array<string>;
    urls: {
        app: string;
    };
};

export type ApiSpecProblem = {
    code: string;
    message: string;
    line?: number;
    column?: number;
    pointer?: string;
};

export type ApiSpecReference = {
    overview?: {
        [key: string]: unknown;
    };
    operation?: {
        [key: string]: unknown;
    };
    models?: Array<{
        name: string;
        schema: {
            [key: string]: unknown;
        };
    }>;
};

export type ApiSpecReplacement = {
    source: ApiSpecSource;
};

export type ApiSpecSchemaName = {
    name: string;
};

export type ApiSpecSource = {
    url: string;
} | {
    text: string;
};

export type ApiSpecStep = 'fetch' | 'parse' | 'check' | 'index';

export type ApiSpecText = {
    text: string;
    format: 'json' | 'yaml';
};

export type ApiSpecTryIt = 'off' | 'browser';

export type ApiSpecUpdate = {
    visibility?: ApiSpecVisibility;
    recheck?: boolean;
    tryIt?: ApiSpecTryIt;
};

export type ApiSpecVersion = {
    object: 'openapi-spec-version';
    id: string;
    createdAt?: string;
    url: string;
    urls: {
        location: string;
    };
    number: number;
    title: string;
    apiVersion: string;
    dialect: '2.0' | '3.0' | '3.1' | '3.2';
    format: 'json' | 'yaml';
    operations: number;
    schemas: number;
    problems: Array<ApiSpecProblem>;
    changes?: ApiSpecChangeCounts;
};

export type ApiSpecVisibility = 'private' | 'public';

export type ApplyTemplate = {
    id: string;
    params?: TemplateParams;
    changeRequestId?: string;
};

export type AuditAction = 'organization.created' | 'organization.updated' | 'organization.deleted' | 'organization.agent-instructions-updated' | 'member.joined' | 'member.updated' | 'member.disabled' | 'member.enabled' | 'member.handed-over' | 'member.removed' | 'team.created' | 'team.updated' | 'team.members-changed' | 'team.deleted' | 'invite.created' | 'invite.deleted' | 'invite.link-created' | 'invite.link-updated' | 'invite.link-deleted' | 'space.created' | 'space.updated' | 'space.moved' | 'space.permissions-changed' | 'space.transferred' | 'space.deleted' | 'space.restored' | 'space.purged' | 'collection.created' | 'collection.updated' | 'collection.moved' | 'collection.permissions-changed' | 'collection.transferred' | 'collection.deleted' | 'site.created' | 'site.updated' | 'site.published' | 'site.unpublished' | 'site.deleted' | 'site.permissions-changed' | 'site.hostname-changed' | 'site.publishing-auth-changed' | 'site.share-links-changed' | 'site.structure-changed' | 'site.customized' | 'site.adaptive-schema-changed' | 'saml-provider.created' | 'saml-provider.updated' | 'saml-provider.activated' | 'saml-provider.tested' | 'saml-provider.deleted' | 'sign-on.enforced' | 'sign-on.enforcement-ended' | 'integration.published' | 'integration.unpublished' | 'integration.development-started' | 'integration.development-ended' | 'integration.installed' | 'integration.configured' | 'integration.paused' | 'integration.uninstalled' | 'api-spec.created' | 'api-spec.updated' | 'api-spec.deleted' | 'api-spec.findings-accepted' | 'translation.created' | 'translation.updated' | 'translation.deleted' | 'translations-glossary.updated' | 'translation-engine.created' | 'translation-engine.updated' | 'translation-engine.deleted' | 'conversations.settings-updated' | 'conversation.deleted' | 'conversation.original-shown' | 'change.refused' | 'session.begun' | 'session.ended' | 'session.proved' | 'session.refused' | 'token.created' | 'token.deleted' | 'password.changed' | 'password.reset' | 'password.reset-link-created' | 'second-factor.added' | 'second-factor.removed' | 'second-factor.reset' | 'secret.adopted' | 'job.cancelled' | 'job.retried' | 'sign-on.refused' | 'site.visitor-key-viewed';

export type AuditEvent = {
    object: 'audit-event';
    id: string;
    organization: string;
    number: number;
    occurredAt: string;
    action: AuditAction;
    actor: {
        id: string;
        displayName: string;
    } | null;
    target: {
        kind: string;
        id: string;
        title: string;
    };
    source: {
        address: string;
        userAgent: string;
        credential: {
            kind: 'session' | 'token' | 'integration';
            id: string;
        } | null;
    } | null;
    before: {
        [key: string]: unknown;
    } | null;
    after: {
        [key: string]: unknown;
    } | null;
    previousHash: string;
    hash: string;
};

export type Backup = {
    object: 'backup';
    id: string;
    name: string;
    startedBy: 'schedule' | 'person';
    state: 'running' | 'written' | 'copying' | 'proved' | 'failed';
    sealed: boolean;
    startedAt: string;
    writtenAt?: string;
    provedAt?: string;
    finishedAt?: string;
    places: Array<'machine' | 'bucket'>;
    copiedAt?: string;
    removedAt?: string;
    bytes?: number;
    rows?: number;
    pages?: number;
    error?: string;
    copyError?: string;
};

export type BackupSchedule = {
    object: 'backup-schedule';
    enabled: boolean;
    folder?: string;
    bucket?: string;
    at?: string;
    keep?: {
        days: number;
        weeks: number;
        months: number;
    };
    sealed: boolean;
    nextAt?: string;
    lastSucceededAt?: string;
    lastProvedAt?: string;
    lastCopiedAt?: string;
    copyError?: string;
};

export type Block = {
    object: 'block';
    type: string;
    key?: string;
    isVoid?: boolean;
    data: {
        [key: string]: unknown;
    };
    nodes?: Array<Block | Inline | Text>;
    fragments?: Array<Fragment>;
};

export type BlockInput = {
    object: 'block';
    type: string;
    key?: string;
    isVoid?: boolean;
    data?: {
        [key: string]: unknown;
    };
    nodes?: Array<BlockInput | InlineInput | TextInput>;
    fragments?: Array<FragmentInput>;
};

export type ChangeRequest = {
    object: 'change-request';
    id: string;
    number: number;
    status: ChangeRequestStatus;
    subject: string;
    description?: RichTextDocument;
    createdBy: User;
    createdAt: string;
    updatedAt: string;
    space: string;
    revision: string;
    revisionInitial: string;
    revisionMergedAncestor: string;
    revisionMerged?: string;
    comments: number;
    outdated: boolean;
    conversationsIssuesCluster?: string;
    cause?: ChangeRequestCause;
    review: ReviewSummary;
    rules?: RuleSummary;
    size?: ChangeSize;
    shownOn?: Array<{
        site: string;
        title: string;
    }>;
    mergePlan?: MergePlan;
    urls: {
        app: string;
        location: string;
    };
};

export type ChangeRequestCause = {
    kind: 'broken-link';
    source: string;
    target: string;
} | {
    kind: 'pictures-without-alt';
    page: string;
} | {
    kind: 'unhelpful-page';
    site: string;
    page: string;
} | {
    kind: 'untouched-page';
    page: string;
} | {
    kind: 'empty-search';
    site: string;
    text: string;
};

export type ChangeRequestFilter = {
    view?: 'open' | 'review' | 'mine' | 'waiting' | 'ready' | 'draft' | 'merged' | 'archived';
    query?: string;
    outdated?: true;
    conflicts?: true;
    inactive?: true;
    orderBy?: 'updatedAt' | 'createdAt';
    creator?: string;
    contributor?: string;
    reviewer?: string;
    space?: string;
};

export type ChangeRequestStatus = 'draft' | 'open' | 'archived' | 'merged';

export type ChangeRequestUpdate = {
    subject?: string;
    description?: RichTextDocumentInput;
    status?: 'draft' | 'open' | 'archived';
};

export type ChangeRequestWritten = {
    revision: string;
    changes: Array<Written>;
    insertedFiles?: Array<ContentFile>;
    changeRequest: ChangeRequest;
};

export type ChangeSize = {
    added: number;
    changed: number;
    deleted: number;
};

export type ChangedAttributes = {
    [key: string]: {
        before?: unknown;
        after?: unknown;
    };
};

export type ChangedFile = {
    id: string;
    name: string;
    contentType: string;
    downloadURL: string;
};

export type ChangedPage = {
    id: string;
    type: 'document' | 'group' | 'link' | 'computed';
    title: string;
    path?: string;
};

export type ChangedReusableContent = {
    id: string;
    title: string;
    document?: string;
};

export type ClusterAction = {
    object: 'conversations-action';
    id: string;
    kind: 'merge' | 'split' | 'update';
    by?: User;
    at: string;
    cluster: string;
    other?: string;
    issues: number;
    undoneAt?: string;
};

export type ClusterChangeRequest = {
    id: string;
    space: string;
    number: number;
    subject: string;
    status: 'draft' | 'open' | 'merged' | 'archived';
    mergedAt?: string;
    urls: {
        app: string;
    };
};

export type ClusterEffect = {
    changeRequest?: ClusterChangeRequest;
    before: Array<number>;
    after: Array<number>;
    conversations: {
        before: Array<number>;
        after: Array<number>;
    };
};

export type ClusterMerge = {
    into: string;
};

export type ClusterPages = {
    pages: Array<{
        space: {
            id: string;
            title: string;
        };
        page: {
            id: string;
            title: string;
            path: string;
        };
        matched: Array<string>;
        excerpt: string;
        urls: {
            app: string;
        };
    }>;
};

export type ClusterSplit = {
    issues: Array<string>;
    label?: string;
};

export type ClusterState = 'open' | 'muted' | 'dismissed';

export type ClusterUpdate = {
    label?: string | null;
    icon?: string;
    state?: ClusterState;
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

export type Comment = {
    object: 'comment';
    id: string;
    postedBy: User;
    postedAt: string;
    editedAt?: string;
    reactions: Array<Reaction>;
    replies: number;
    repliers: Array<{
        updatedAt: string;
        count: number;
        user: User;
    }>;
    body: Writing;
    target: {
        node?: {
            id: string;
        };
        tableCell?: {
            record: string;
            definition: string;
        };
        changeRequest?: string;
        review?: string;
        suggestion?: string;
        page?: {
            id: string;
        };
        space: string;
        revision: string;
    };
    urls: {
        location: string;
        app?: string;
    };
    permissions: {
        view: boolean;
        edit: boolean;
        reply?: boolean;
        delete: boolean;
        resolve?: boolean;
    };
    status: CommentStatus;
    anchor?: CommentAnchor;
    assignee?: User;
    mentions: Array<User>;
    resolvedAt?: string;
    resolvedBy?: User;
};

export type CommentAnchor = {
    state: 'anchored' | 'changed' | 'orphaned';
    page: {
        id: string;
        title: string;
    };
    node?: {
        id: string;
    };
    side?: 'main' | 'change';
    quote?: {
        text: string;
        prefix?: string;
        suffix?: string;
    };
    words?: string;
    cell?: {
        row: string;
        column: string;
    };
};

export type CommentBody = {
    markdown: string;
} | {
    document: RichTextDocumentInput;
} | {
    [key: string]: never;
};

export type CommentReply = {
    object: 'comment-reply';
    id: string;
    postedBy: User;
    postedAt: string;
    editedAt?: string;
    reactions: Array<Reaction>;
    body: Writing;
    mentions: Array<User>;
    urls: {
        location: string;
        app?: string;
    };
    permissions: {
        view: boolean;
        edit: boolean;
        reply?: boolean;
        delete: boolean;
        resolve?: boolean;
    };
};

export type CommentReplyUpdate = {
    body?: CommentBody;
    addedReactions?: Array<string>;
    removedReactions?: Array<string>;
};

export type CommentStatus = 'open' | 'resolved';

export type CommentUpdate = {
    resolved?: boolean;
    body?: CommentBody;
    assignee?: string | null;
    addedReactions?: Array<string>;
    removedReactions?: Array<string>;
};

export type ComputedPage = {
    id: string;
    title: string;
    emoji?: string;
    icon?: string;
    createdAt?: string;
    updatedAt?: string;
    urls: {
        app: string;
        location?: string;
        published?: string;
    };
    generatedBy?: string;
    type: 'computed';
    slug: string;
    path: string;
    computed: ComputedSource;
    computedSeed?: string;
    hidden?: boolean;
    noIndex?: boolean;
    noRobotsIndex?: boolean;
};

export type ComputedSource = {
    type: 'builtin:openapi' | 'builtin:translation' | string;
    dependencies?: {
        [key: string]: unknown;
    };
    props?: {
        [key: string]: unknown;
    };
};

export type ComputedStatus = {
    state: 'current' | 'outdated' | 'pending' | 'failed' | 'unavailable';
    message?: string;
    computedAt?: string;
};

export type Conflict = {
    id: string;
    kind: 'field' | 'block' | 'deleted' | 'moved-both' | 'parent-deleted' | 'cycle' | 'slug';
    subject: {
        kind: 'page' | 'file' | 'variable' | 'reusable-content';
        id: string;
        title?: string;
        field?: string;
        block?: string;
    };
    base?: unknown;
    main?: unknown;
    change?: unknown;
    choices: Array<{
        choice: 'main' | 'change' | 'both' | 'edited' | 'moved';
        place?: 'restore-parent' | 'nearest' | {
            into: string | null;
        };
    }>;
    wentTo?: {
        page: string;
        title: string;
    };
    fields?: Array<string>;
    mainBy?: User;
    mainAt?: string;
    changeBy?: User;
    changeAt?: string;
    answer?: ConflictAnswer;
    answeredBy?: User;
    earlier?: {
        answer: ConflictAnswer;
        answeredBy?: User;
    };
};

export type ConflictAnswer = {
    choice: 'main' | 'change' | 'both' | 'edited' | 'moved';
    first?: 'main' | 'change';
    value?: unknown;
    place?: 'restore-parent' | 'nearest' | {
        into: string | null;
    };
};

export type ContentChange = {
    type: 'page_created';
    page: ChangedPage;
} | {
    type: 'page_edited';
    page: ChangedPage;
    attributes: ChangedAttributes;
} | {
    type: 'page_deleted';
    page: ChangedPage;
} | {
    type: 'page_moved';
    page: ChangedPage;
    parent: {
        before?: ChangedPage;
        after?: ChangedPage;
    };
} | {
    type: 'file_created';
    file: ChangedFile;
} | {
    type: 'file_edited';
    file: ChangedFile;
    attributes: ChangedAttributes;
} | {
    type: 'file_deleted';
    file: ChangedFile;
} | {
    type: 'variables_edited';
    variables: {
        [key: string]: {
            before?: VariableValue;
            after?: VariableValue;
        };
    };
} | {
    type: 'reusable_content_created';
    reusableContent: ChangedReusableContent;
} | {
    type: 'reusable_content_edited';
    reusableContent: ChangedReusableContent;
    attributes: ChangedAttributes;
} | {
    type: 'reusable_content_deleted';
    reusableContent: ChangedReusableContent;
};

export type ContentChanges = {
    changes: Array<ContentChange>;
    more: number;
    next?: {
        page: string;
    };
    from?: string;
    to: string;
    counts: {
        added: number;
        removed: number;
        moved: number;
        renamed: number;
        changed: number;
        groups: number;
        files: number;
        variables: number;
        reusableContents: number;
    };
    mergedFrom?: ChangeRequest;
};

export type ContentFile = {
    id: string;
    name: string;
    contentType: string;
    downloadURL: string;
    size: number;
    dimensions?: {
        width: number;
        height: number;
    };
    git?: GitBlob;
};

export type ContentInstallationUpdate = {
    configuration?: {
        [key: string]: unknown;
    };
    externalIds?: Array<string>;
};

export type ContentKitAction = {
    action: string;
    [key: string]: unknown;
};

export type ContentKitButton = {
    type: 'button';
    onPress: ContentKitAction;
    style?: 'primary' | 'secondary' | 'danger';
    icon?: 'close' | 'edit' | 'github' | 'gitlab' | 'maximize' | 'email' | 'settings' | 'search' | 'delete' | 'star' | 'warning' | 'link' | 'link-external' | 'eye' | 'eye-off' | 'lock' | 'check' | 'check-circle' | {
        type: 'image';
        source: {
            url: string;
        };
        aspectRatio?: number;
    };
    trailingIcon?: 'close' | 'edit' | 'github' | 'gitlab' | 'maximize' | 'email' | 'settings' | 'search' | 'delete' | 'star' | 'warning' | 'link' | 'link-external' | 'eye' | 'eye-off' | 'lock' | 'check' | 'check-circle' | {
        type: 'image';
        source: {
            url: string;
        };
        aspectRatio?: number;
    };
    label?: string;
    tooltip?: string;
    confirm?: ContentKitConfirmation;
    disabled?: boolean;
};

export type ContentKitChildren = Array<ContentKitElement>;

export type ContentKitConfirmation = {
    title: string;
    text: string;
    confirm: string;
    style?: 'primary' | 'danger';
};

export type ContentKitContext = {
    type: 'document';
    theme: 'light' | 'dark';
    spaceId: string;
    editable: boolean;
} | {
    type: 'configuration_account';
    theme: 'light' | 'dark';
    organizationId: string;
} | {
    type: 'configuration_space';
    theme: 'light' | 'dark';
    spaceId: string;
} | {
    type: 'configuration_site';
    theme: 'light' | 'dark';
    siteId: string;
} | {
    type: 'configuration_contentsource';
    theme: 'light' | 'dark';
    organizationId: string;
    spaceId?: string;
};

export type ContentKitElement = {
    type: 'stepper';
    activeStep: string;
    onStepChange: ContentKitAction;
    onComplete: ContentKitAction;
    children: Array<{
        type: 'step';
        id: string;
        title?: string;
        next?: string;
        children: ContentKitChildren;
    }>;
} | {
    type: 'hstack' | 'vstack';
    align?: 'start' | 'center' | 'end';
    children: ContentKitChildren;
} | {
    type: 'box';
    grow?: number;
    children: ContentKitChildren;
} | {
    type: 'divider';
    size?: 'small' | 'medium' | 'large';
} | {
    type: 'hint';
    children: ContentKitChildren;
} | {
    type: 'image';
    source: {
        url: string;
    };
    aspectRatio?: number;
} | ContentKitTextElement | {
    type: 'link';
    target: {
        url: string;
    };
    children: ContentKitTextChildren;
} | {
    type: 'markdown';
    content: string | {
        $state: string;
    };
} | {
    type: 'card';
    title?: string;
    hint?: ContentKitTextChildren;
    icon?: 'close' | 'edit' | 'github' | 'gitlab' | 'maximize' | 'email' | 'settings' | 'search' | 'delete' | 'star' | 'warning' | 'link' | 'link-external' | 'eye' | 'eye-off' | 'lock' | 'check' | 'check-circle' | {
        type: 'image';
        source: {
            url: string;
        };
        aspectRatio?: number;
    };
    onPress?: ContentKitAction;
    children?: ContentKitChildren;
    buttons?: Array<ContentKitButton>;
} | ContentKitButton | {
    type: 'input';
    label: string;
    hint?: ContentKitTextChildren;
    element: {
        type: 'textinput';
        state: string;
        initialValue?: string;
        placeholder?: string;
        multiline?: boolean;
        inputType?: 'text' | 'password' | 'email';
        disabled?: boolean;
    } | {
        type: 'select';
        state: string;
        initialValue?: string | Array<string>;
        options: Array<{
            id: string;
            label: string;
            icon?: 'close' | 'edit' | 'github' | 'gitlab' | 'maximize' | 'email' | 'settings' | 'search' | 'delete' | 'star' | 'warning' | 'link' | 'link-external' | 'eye' | 'eye-off' | 'lock' | 'check' | 'check-circle' | {
                type: 'image';
                source: {
                    url: string;
                };
                aspectRatio?: number;
            };
        }> | {
            url: string;
        } | {
            source: 'openapi';
        };
        onValueChange?: ContentKitAction;
        placeholder?: string;
        multiple?: boolean;
        acceptInput?: boolean;
        disabled?: boolean;
    } | {
        type: 'switch';
        state: string;
        initialValue?: boolean;
        onValueChange?: ContentKitAction;
        confirm?: ContentKitConfirmation;
        disabled?: boolean;
    } | {
        type: 'radio';
        state: string;
        value: string | number | boolean;
        confirm?: ContentKitConfirmation;
        disabled?: boolean;
    } | {
        type: 'checkbox';
        state: string;
        value: string | number | boolean;
        confirm?: ContentKitConfirmation;
    } | ContentKitButton | {
        type: 'codeblock';
        content: string | {
            $state: string;
        };
        syntax?: string;
        lineNumbers?: boolean;
        buttons?: Array<ContentKitButton>;
        state?: string;
        onContentChange?: ContentKitAction;
        header?: ContentKitChildren;
        footer?: ContentKitChildren;
    };
} | {
    type: 'textinput';
    state: string;
    initialValue?: string;
    placeholder?: string;
    multiline?: boolean;
    inputType?: 'text' | 'password' | 'email';
    disabled?: boolean;
} | {
    type: 'select';
    state: string;
    initialValue?: string | Array<string>;
    options: Array<{
        id: string;
        label: string;
        icon?: 'close' | 'edit' | 'github' | 'gitlab' | 'maximize' | 'email' | 'settings' | 'search' | 'delete' | 'star' | 'warning' | 'link' | 'link-external' | 'eye' | 'eye-off' | 'lock' | 'check' | 'check-circle' | {
            type: 'image';
            source: {
                url: string;
            };
            aspectRatio?: number;
        };
    }> | {
        url: string;
    } | {
        source: 'openapi';
    };
    onValueChange?: ContentKitAction;
    placeholder?: string;
    multiple?: boolean;
    acceptInput?: boolean;
    disabled?: boolean;
} | {
    type: 'switch';
    state: string;
    initialValue?: boolean;
    onValueChange?: ContentKitAction;
    confirm?: ContentKitConfirmation;
    disabled?: boolean;
} | {
    type: 'radio';
    state: string;
    value: string | number | boolean;
    confirm?: ContentKitConfirmation;
    disabled?: boolean;
} | {
    type: 'checkbox';
    state: string;
    value: string | number | boolean;
    confirm?: ContentKitConfirmation;
} | {
    type: 'codeblock';
    content: string | {
        $state: string;
    };
    syntax?: string;
    lineNumbers?: boolean;
    buttons?: Array<ContentKitButton>;
    state?: string;
    onContentChange?: ContentKitAction;
    header?: ContentKitChildren;
    footer?: ContentKitChildren;
} | {
    type: 'webframe';
    source: {
        url: string;
    };
    aspectRatio?: number;
    buttons?: Array<ContentKitButton>;
    data?: {
        [key: string]: unknown;
    };
};

export type ContentKitOutput = {
    type: 'complete';
    returnValue?: unknown;
} | {
    type?: 'element';
    element: ContentKitRootElement;
    state: {
        [key: string]: unknown;
    };
    props: {
        [key: string]: unknown;
    };
    canAccessVisitorClaims?: boolean;
};

export type ContentKitRequest = {
    componentId: string;
    props: {
        [key: string]: unknown;
    };
    state?: {
        [key: string]: unknown;
    };
    context: ContentKitContext;
    action?: ContentKitAction;
};

export type ContentKitRootElement = {
    type: 'block';
    children: ContentKitChildren;
    controls?: Array<{
        label: string;
        icon?: 'close' | 'edit' | 'github' | 'gitlab' | 'maximize' | 'email' | 'settings' | 'search' | 'delete' | 'star' | 'warning' | 'link' | 'link-external' | 'eye' | 'eye-off' | 'lock' | 'check' | 'check-circle' | {
            type: 'image';
            source: {
                url: string;
            };
            aspectRatio?: number;
        };
        onPress: ContentKitAction;
        confirm?: ContentKitConfirmation;
    } | Array<{
        label: string;
        icon?: 'close' | 'edit' | 'github' | 'gitlab' | 'maximize' | 'email' | 'settings' | 'search' | 'delete' | 'star' | 'warning' | 'link' | 'link-external' | 'eye' | 'eye-off' | 'lock' | 'check' | 'check-circle' | {
            type: 'image';
            source: {
                url: string;
            };
            aspectRatio?: number;
        };
        onPress: ContentKitAction;
        confirm?: ContentKitConfirmation;
    }>>;
} | {
    type: 'modal';
    title?: string;
    subtitle?: ContentKitTextChildren;
    size?: 'medium' | 'xlarge' | 'fullscreen';
    returnValue?: {
        [key: string]: unknown;
    };
    children: ContentKitChildren;
    submit?: ContentKitButton;
} | {
    type: 'configuration';
    children: ContentKitChildren;
};

export type ContentKitText = string | ContentKitTextElement | {
    type: 'link';
    target: {
        url: string;
    };
    children: ContentKitTextChildren;
};

export type ContentKitTextChildren = Array<ContentKitText>;

export type ContentKitTextElement = {
    type: 'text';
    style?: 'bold' | 'italic' | 'code' | 'strikethrough';
    children: ContentKitTextChildren;
};

export type ContentLink = {
    title: string;
    to: ContentReference;
};

export type ContentLocation = {
    kind: 'file';
    organization: Organization;
    space: Space;
    versionContext?: {
        type: 'revision';
        revision: Revision;
    } | {
        type: 'changeRequest';
        changeRequest: ChangeRequest;
    };
    file: ContentFile;
} | {
    kind: 'url';
    url: string;
} | {
    kind: 'page';
    organization: Organization;
    space: Space;
    versionContext?: {
        type: 'revision';
        revision: Revision;
    } | {
        type: 'changeRequest';
        changeRequest: ChangeRequest;
    };
    page: Page;
    internalLocation?: {
        type: 'anchor';
        anchor: string;
    } | {
        type: 'node';
        node: string;
    };
} | {
    kind: 'user';
    user: User;
} | {
    kind: 'collection';
    organization: Organization;
    collection: Collection;
} | {
    kind: 'space';
    organization: Organization;
    space: Space;
} | {
    kind: 'reusable-content';
    organization: Organization;
    space: Space;
    versionContext?: {
        type: 'revision';
        revision: Revision;
    } | {
        type: 'changeRequest';
        changeRequest: ChangeRequest;
    };
    reusableContent: ReusableContent;
} | {
    kind: 'openapi';
    organization: Organization;
    openAPISpec: {
        object: 'openapi-spec';
        id: string;
        slug: string;
    };
};

export type ContentOperation = InsertPage | UpdatePage | DeletePage | RevertPage | InsertFiles | InsertGroup | InsertLink | MovePage | UpdateFile | DeleteFile | SetVariables | InsertReusableContent | UpdateReusableContent | DeleteReusableContent;

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

export type ContentReference = {
    kind: 'file';
    file: string;
    space?: string;
} | {
    kind: 'url';
    url: string;
} | {
    kind: 'page';
    page: string;
    space?: string;
} | {
    kind: 'anchor';
    anchor: string;
    page?: string;
    space?: string;
} | {
    kind: 'user';
    user: string;
} | {
    kind: 'collection';
    collection: string;
} | {
    kind: 'space';
    space: string;
} | {
    kind: 'reusable-content';
    reusableContent: string;
    space?: string;
} | {
    kind: 'openapi';
    spec: string;
};

export type ContentWrite = {
    baseRevision?: string;
    ifRevision?: string;
    changes: Array<ContentOperation>;
};

export type ContentWritten = {
    revision: string;
    changes: Array<Written>;
    insertedFiles?: Array<ContentFile>;
};

export type Contributor = {
    user: User;
    count: number;
    updatedAt: string;
    actionType: 'edit' | 'comment';
};

export type Conversation = {
    object: 'conversation';
    id: string;
    subject?: string;
    createdAt: string;
    processedAt?: string;
    source: string;
    urls: {
        location: string;
        source?: string;
        app: string;
    };
    state: 'waiting' | 'read' | 'failed';
    failure?: string;
    issues: number;
    masked: number;
    hasOriginal: boolean;
};

export type ConversationIssue = {
    object: 'conversation-issue';
    id: string;
    title: string;
    summary: string;
    evidence: Array<IssueEvidence>;
    createdAt: string;
    ingestedAt: string;
    conversation: string;
    cluster?: string;
    pinned: boolean;
    urls: {
        location: string;
        app: string;
    };
};

export type ConversationMetadata = {
    url?: string;
    attributes?: {
        [key: string]: string;
    };
    createdAt?: string;
};

export type ConversationOverview = {
    conversations: {
        waiting: number;
        read: number;
        failed: number;
    };
    issues: {
        total: number;
        unclustered: number;
    };
    clusters: {
        open: number;
        muted: number;
        dismissed: number;
    };
    sources: Array<{
        source: string;
        conversations: number;
    }>;
    clusteredAt?: string;
    clustering: boolean;
    sample: boolean;
};

export type ConversationPart = {
    type: 'message';
    role: 'user' | 'assistant' | 'team-member';
    body: string;
};

export type ConversationPreview = {
    subject?: string;
    parts: Array<ConversationPart>;
    masked: Array<{
        kind: string;
        count: number;
    }>;
    issues: Array<{
        title: string;
        summary: string;
        evidence: Array<IssueEvidence>;
        cluster?: {
            id: string;
            label: string;
        };
    }>;
};

export type ConversationSettings = {
    keepOriginals: number;
};

export type ConversationSettingsUpdate = {
    keepOriginals: number;
};

export type CustomFont = {
    id: string;
    custom: boolean;
    fontFamily: string;
    fontFaces: Array<{
        weight: number;
        sources: Array<{
            url: string;
            format?: 'woff2' | 'woff';
        }>;
    }>;
};

export type CustomHostname = {
    object: 'custom-hostname';
    hostname: string;
    target: {
        type: 'site';
        organization: string;
        site: string;
    };
    isActive: boolean;
    status: 'pending' | 'active';
    problem?: string;
    connectionProblem?: string;
    checkedAt?: string;
    proof: {
        dns: {
            name: string;
            type: 'TXT';
            value: string;
        };
        file: {
            url: string;
            content: string;
        };
    };
    createdAt: string;
    urls: {
        location: string;
    };
};

export type CustomizationOverride = {
    title?: string | null;
    styling?: {
        theme?: 'clean' | 'muted' | 'bold' | 'gradient' | null;
        primaryColor?: ThemedColor | null;
        tint?: {
            color: ThemedColor;
        } | null;
        infoColor?: ThemedColor | null;
        successColor?: ThemedColor | null;
        warningColor?: ThemedColor | null;
        dangerColor?: ThemedColor | null;
        corners?: 'straight' | 'rounded' | 'circular' | null;
        depth?: 'subtle' | 'flat' | null;
        links?: 'default' | 'accent' | null;
        font?: 'ABCFavorit' | 'Inter' | 'Roboto' | 'RobotoSlab' | 'OpenSans' | 'SourceSansPro' | 'Lato' | 'Ubuntu' | 'Raleway' | 'Merriweather' | 'Overpass' | 'NotoSans' | 'IBMPlexSerif' | 'Poppins' | 'FiraSans' | CustomFont | null;
        monospaceFont?: 'FiraCode' | 'IBMPlexMono' | 'JetBrainsMono' | 'SourceCodePro' | 'RobotoMono' | 'SpaceMono' | 'DMMono' | 'Inconsolata' | CustomFont | null;
        background?: 'plain' | 'match' | null;
        icons?: 'regular' | 'solid' | 'duotone' | 'light' | 'thin' | null;
        sidebar?: {
            background: 'default' | 'filled';
            list: 'default' | 'pill' | 'line';
        } | null;
        search?: 'prominent' | 'subtle' | null;
    } | null;
    internationalization?: {
        locale: 'en' | 'fr' | 'es' | 'zh' | 'ja' | 'de' | 'nl' | 'no' | 'pt-br' | 'ru';
    } | null;
    favicon?: Favicon | null;
    header?: {
        preset?: 'default' | 'bold' | 'contrast' | 'custom' | 'none' | null;
        logo?: ThemedUrl | null;
        backgroundColor?: ThemedColor | null;
        linkColor?: ThemedColor | null;
        links?: Array<HeaderLink> | null;
    } | null;
    footer?: {
        logo?: ThemedUrl | null;
        groups?: Array<FooterGroup> | null;
        copyright?: string | null;
    } | null;
    announcement?: Announcement | null;
    themes?: {
        default?: 'light' | 'dark' | 'system' | null;
        toggeable?: boolean | null;
    } | null;
    pdf?: {
        enabled: boolean;
    } | null;
    feedback?: {
        enabled: boolean;
    } | null;
    ai?: {
        mode: 'none' | 'search' | 'assistant';
    } | null;
    advancedCustomization?: {
        enabled: boolean;
    } | null;
    git?: {
        showEditLink: boolean;
    } | null;
    pageActions?: {
        externalAI?: boolean | null;
        markdown?: boolean | null;
        mcp?: boolean | null;
    } | null;
    externalLinks?: {
        target: 'self' | 'blank';
    } | null;
    pagination?: {
        enabled: boolean;
    } | null;
    trademark?: {
        enabled: boolean;
    } | null;
    privacyPolicy?: {
        url?: string;
    } | null;
    socialPreview?: {
        url?: string;
    } | null;
    insights?: {
        trackingCookie: boolean;
    } | null;
};

export type DeleteFile = {
    operation: 'delete_file';
    file: string;
};

export type DeletePage = {
    operation: 'delete_page';
    page: string;
};

export type DeleteReusableContent = {
    operation: 'delete_reusable_content';
    reusableContent: string;
};

export type DevelopmentMode = {
    tunnelUrl: string;
    all: boolean;
    startedAt: string;
    endsAt: string;
};

export type Dismissal = {
    message?: string;
};

export type DocDebt = {
    object: 'doc-debt';
    brokenLinks: {
        state: 'ready' | 'forbidden' | 'failed';
        count: number;
        items: Array<{
            page?: string;
            text?: string;
            brokenSince?: string;
            cause: ChangeRequestCause;
            changeRequest?: {
                id: string;
                number: number;
            };
        }>;
    };
    picturesWithoutAlt: {
        state: 'ready' | 'forbidden' | 'failed';
        count: number;
        items: Array<{
            page: {
                id: string;
                title: string;
            };
            pictures: number;
            cause: ChangeRequestCause;
            changeRequest?: {
                id: string;
                number: number;
            };
        }>;
    };
    staleTranslations: {
        state: 'ready' | 'forbidden' | 'failed';
        count: number;
        items: Array<{
            id: string;
            language: string;
            stale: number;
            missing: number;
        }>;
    };
    apiFindings: {
        state: 'ready' | 'forbidden' | 'failed';
        count: number;
        items: Array<{
            slug: string;
            title: string;
            pages: number;
        }>;
    };
    unansweredClusters: {
        state: 'ready' | 'forbidden' | 'failed';
        count: number;
        items: Array<{
            id: string;
            label: string;
            issues: number;
        }>;
    };
    emptySearches: {
        state: 'ready' | 'forbidden' | 'failed';
        count: number;
        items: Array<EmptySearch>;
    };
    unhelpfulPages: {
        state: 'ready' | 'forbidden' | 'failed';
        count: number;
        items: Array<{
            page: {
                id: string;
                title: string;
            };
            site: {
                id: string;
                title: string;
            };
            bad: number;
            lastAt: string;
            cause: ChangeRequestCause;
            changeRequest?: {
                id: string;
                number: number;
            };
        }>;
    };
    untouchedPages: {
        state: 'ready' | 'forbidden' | 'failed';
        count: number;
        items: Array<{
            page: {
                id: string;
                title: string;
            };
            changedAt: string;
            cause: ChangeRequestCause;
            changeRequest?: {
                id: string;
                number: number;
            };
        }>;
    };
};

export type DocumentPage = {
    id: string;
    title: string;
    emoji?: string;
    icon?: string;
    createdAt?: string;
    updatedAt?: string;
    urls: {
        app: string;
        location?: string;
        published?: string;
    };
    generatedBy?: string;
    type: 'document';
    kind: 'sheet';
    slug: string;
    path: string;
    description?: string;
    linkTitle?: string;
    condition?: string;
    layout: PageLayout;
    tags: Array<unknown>;
    cover?: PageCover;
    variables?: Variables;
    hidden?: boolean;
    noIndex?: boolean;
    noRobotsIndex?: boolean;
    git?: GitBlob;
    documentId?: string;
    computed?: ComputedSource;
    computedSeed?: string;
    computedStatus?: ComputedStatus;
    markdown?: string;
    document?: RichTextDocument;
    pages: Array<Page>;
};

export type EditMode = 'live' | 'locked';

export type EffectivePermission = {
    permission: Role;
    user: User;
    origin?: {
        type: 'organization';
        organization: string;
    } | {
        type: 'site';
        site: string;
        reason: 'member' | 'team' | 'default';
    };
    disabled?: boolean;
    reasons?: Array<{
        ground: 'administrator' | 'direct' | 'team' | 'default-level' | 'organization';
        on: {
            kind: 'space' | 'collection' | 'site';
            id: string;
        } | null;
        role: Role | null;
        decides: boolean;
    }>;
};

export type EmptySearch = {
    object: 'empty-search';
    text: string;
    searches: number;
    lastAt: string;
    site: {
        id: string;
        title: string;
    };
    cause: ChangeRequestCause;
    changeRequest?: {
        id: string;
        number: number;
    };
};

export type EnabledBlock = {
    integration: string;
    title: string;
    installation: string;
    status: InstallationStatus;
    icon?: string;
    block: IntegrationBlock;
};

export type EnabledContentSource = {
    integration: string;
    title: string;
    installation: string;
    status: InstallationStatus;
    icon?: string;
    type: string;
    source: IntegrationContentSource;
};

export type EnabledIntegration = {
    integration: string;
    title: string;
    installation: string;
    status: InstallationStatus;
    icon?: string;
    description?: string;
};

export type Error = {
    error: {
        code: number;
        message: string;
        reason: 'malformed-json' | 'malformed-request' | 'bad-page-token' | 'bad-position' | 'bad-content' | 'integration-refused' | 'not-signed-in' | 'bad-credentials' | 'expired-credentials' | 'role-too-low' | 'scope-too-low' | 'foreign-origin' | 'sign-on-needed' | 'proof-needed' | 'not-found' | 'method-not-allowed' | 'already-taken' | 'nothing-to-change' | 'content-conflict' | 'too-busy' | 'state-forbids' | 'rules-forbid' | 'objections-open' | 'space-locked' | 'last-administrator' | 'set-up-done' | 'too-large' | 'unsupported-media-type' | 'range-not-satisfiable' | 'invalid-input' | 'invalid-output' | 'too-many-requests' | 'internal-error' | 'integration-failed' | 'not-ready' | 'outcome-unknown';
        details?: Array<ErrorDetail>;
        conflicts?: Array<WriteConflict>;
        requestId: string;
    };
};

export type ErrorDetail = {
    path: string;
    message: string;
};

export type ExportSpace = {
    revision?: string;
};

export type Favicon = {
    icon: ThemedUrl;
} | {
    emoji: string;
} | {
    [key: string]: unknown;
};

export type FileReport = {
    unused: Array<string>;
    uses: {
        [key: string]: number;
    };
    duplicates: Array<Array<string>>;
    withoutAltText: Array<{
        page: {
            id: string;
            title: string;
        };
        block?: string;
        file?: string;
    }>;
};

export type FirstPassword = {
    password: string;
};

export type FirstSteps = {
    demo: boolean;
    dismissed: boolean;
    space: boolean;
    invite: boolean;
    changeRequest: boolean;
    review: boolean;
    merge: boolean;
    site: boolean;
    secondFactor: boolean;
};

export type FooterGroup = {
    title: string;
    links: Array<ContentLink>;
};

export type FoundIssue = {
    issue: ConversationIssue;
    conversation: Conversation;
};

export type FoundPage = {
    id: string;
    title: string;
    description: string;
    path: string;
    marks: Array<[
        number,
        number
    ]>;
    score: number;
    sections?: Array<FoundSection>;
    ancestors: Array<{
        title: string;
    }>;
    urls: {
        app: string;
    };
};

export type FoundSection = {
    id: string;
    title: string;
    path: string;
    score: number;
    body: string;
    marks: {
        title: Array<[
            number,
            number
        ]>;
        body: Array<[
            number,
            number
        ]>;
    };
    urls: {
        app: string;
    };
};

export type FoundSpace = {
    type: 'space';
    id: string;
    title: string;
    score: number;
    pages: Array<FoundPage>;
};

export type FoundThings = {
    spaces: Array<{
        id: string;
        title: string;
        emoji: string;
        marks: Array<[
            number,
            number
        ]>;
        urls: {
            app: string;
        };
    }>;
    sites: Array<{
        id: string;
        title: string;
        published: boolean;
        marks: Array<[
            number,
            number
        ]>;
        urls: {
            app: string;
        };
    }>;
    members: Array<{
        id: string;
        displayName: string;
        marks: Array<[
            number,
            number
        ]>;
        urls: {
            app: string;
        };
    }>;
    changeRequests: Array<{
        id: string;
        number: number;
        subject: string;
        status: ChangeRequestStatus;
        space: {
            id: string;
            title: string;
        };
        marks: Array<[
            number,
            number
        ]>;
        urls: {
            app: string;
        };
    }>;
    generatedPages: Array<{
        id: string;
        title: string;
        space: {
            id: string;
            title: string;
        };
        marks: Array<[
            number,
            number
        ]>;
        ancestors: Array<{
            title: string;
        }>;
        excerpt?: {
            text: string;
            marks: Array<[
                number,
                number
            ]>;
        };
        urls: {
            app: string;
        };
    }>;
    comments: Array<{
        id: string;
        body: string;
        marks: Array<[
            number,
            number
        ]>;
        resolved: boolean;
        changeRequest?: {
            number: number;
            subject: string;
        };
        space: {
            id: string;
            title: string;
        };
        urls: {
            app: string;
        };
    }>;
};

export type Fragment = {
    object: 'fragment';
    fragment: string;
    type?: string;
    nodes: Array<Block>;
};

export type FragmentInput = {
    object: 'fragment';
    fragment: string;
    type?: string;
    nodes: Array<BlockInput>;
};

export type GitBlob = {
    oid: string;
    path: string;
};

export type GitCommit = {
    oid: string;
    message: string;
    createdByGitBook: boolean;
    url?: string;
    ref?: string;
};

export type GlossaryEntry = {
    object: 'glossary-entry';
    id: string;
    translations: {
        [key in Language]?: string;
    };
    doNotTranslate: boolean;
    forbidden?: {
        [key in Language]?: Array<string>;
    };
    note?: string;
    createdAt: string;
    updatedAt: string;
    urls: {
        location: string;
    };
};

export type GlossaryOperation = {
    type: 'insert';
    translations: {
        [key in Language]?: string;
    };
    doNotTranslate?: boolean;
    forbidden?: {
        [key in Language]?: Array<string>;
    };
    note?: string;
} | {
    type: 'update';
    id: string;
    translations: {
        [key in Language]?: string;
    };
    doNotTranslate?: boolean;
    forbidden?: {
        [key in Language]?: Array<string>;
    };
    note?: string;
} | {
    type: 'delete';
    id: string;
};

export type GlossaryPreview = {
    units: number;
    translations: Array<{
        translation: string;
        language: Language;
        machine: number;
        people: number;
    }>;
    examples: Array<TranslationUnit>;
};

export type GlossaryUpdate = {
    operations: Array<GlossaryOperation>;
};

export type GrantUpdate = {
    role: Role;
};

export type GroupPage = {
    id: string;
    title: string;
    emoji?: string;
    icon?: string;
    createdAt?: string;
    updatedAt?: string;
    urls: {
        app: string;
        location?: string;
        published?: string;
    };
    generatedBy?: string;
    type: 'group';
    kind: 'group';
    slug: string;
    path: string;
    description?: string;
    linkTitle?: string;
    condition?: string;
    hidden?: boolean;
    noIndex?: boolean;
    noRobotsIndex?: boolean;
    pages: Array<Page>;
};

export type HandOver = {
    to: string;
};

export type HandedOver = {
    handed: {
        openChangeRequests: number;
        requestedReviews: number;
        assignedThreads: number;
        mergeRules: number;
    };
    left: MemberHoldings;
};

export type HeaderLink = {
    title: string;
    style?: 'link' | 'button-primary' | 'button-secondary';
    to: ContentReference | null;
    links: Array<ContentLink>;
    condition?: string;
};

export type HealthCheck = {
    id: 'database' | 'schema' | 'disk' | 'files' | 'backups' | 'copies' | 'jobs' | 'search' | 'encryption' | 'proxy' | 'caches';
    state: 'ok' | 'warning' | 'failed';
    message: string;
};

export type IgnoredLinks = {
    targets: Array<string>;
    note?: string;
};

export type Ingestion = NewConversation | Array<NewConversation>;

export type Inline = {
    object: 'inline';
    type: string;
    isVoid?: boolean;
    data: {
        [key: string]: unknown;
    };
    nodes?: Array<Inline | Text>;
    fragments?: Array<Fragment>;
};

export type InlineInput = {
    object: 'inline';
    type: string;
    isVoid?: boolean;
    data?: {
        [key: string]: unknown;
    };
    nodes?: Array<InlineInput | TextInput>;
    fragments?: Array<FragmentInput>;
};

export type InsertFiles = {
    operation: 'insert_files';
    files: Array<{
        name: string;
        ref?: string;
        contentType?: string;
        url: string;
    } | {
        name: string;
        ref?: string;
        contentType?: string;
        base64: string;
    }>;
};

export type InsertGroup = {
    operation: 'insert_group';
    ref?: string;
    title?: string;
    slug?: string;
    emoji?: string | null;
    icon?: string | null;
    description?: string | null;
    linkTitle?: string | null;
    layout?: PageLayoutUpdate | null;
    cover?: PageCoverUpdate | null;
    variables?: {
        [key: string]: VariableValue;
    } | null;
    hidden?: boolean | null;
    noIndex?: boolean | null;
    noRobotsIndex?: boolean | null;
    condition?: string | null;
    into?: string | null;
    before?: string;
    after?: string;
    at?: number;
};

export type InsertLink = {
    operation: 'insert_link';
    ref?: string;
    title?: string;
    slug?: string;
    emoji?: string | null;
    icon?: string | null;
    description?: string | null;
    linkTitle?: string | null;
    layout?: PageLayoutUpdate | null;
    cover?: PageCoverUpdate | null;
    variables?: {
        [key: string]: VariableValue;
    } | null;
    hidden?: boolean | null;
    noIndex?: boolean | null;
    noRobotsIndex?: boolean | null;
    condition?: string | null;
    into?: string | null;
    before?: string;
    after?: string;
    at?: number;
    target: ContentReference;
};

export type InsertPage = {
    operation: 'insert_page';
    ref?: string;
    title?: string;
    slug?: string;
    emoji?: string | null;
    icon?: string | null;
    description?: string | null;
    linkTitle?: string | null;
    layout?: PageLayoutUpdate | null;
    cover?: PageCoverUpdate | null;
    variables?: {
        [key: string]: VariableValue;
    } | null;
    hidden?: boolean | null;
    noIndex?: boolean | null;
    noRobotsIndex?: boolean | null;
    condition?: string | null;
    into?: string | null;
    before?: string;
    after?: string;
    at?: number;
    document?: WritingInput;
    computed?: ComputedSource;
};

export type InsertReusableContent = {
    operation: 'insert_reusable_content';
    ref?: string;
    title: string;
    document: WritingInput;
};

export type Installation = {
    id: string;
    status: InstallationStatus;
    space_selection: 'all' | 'selected';
    site_selection: 'all' | 'selected';
    spaces: number;
    configuration: {
        [key: string]: unknown;
    };
    createdAt: string;
    updatedAt: string;
    urls: {
        location: string;
        app: string;
        publicEndpoint: string;
        publicContentEndpoint: string;
    };
    externalIds: Array<string>;
    target: {
        organization: string;
    };
    version: number;
    scopes: Array<IntegrationScope>;
    consent?: {
        version: number;
        scopes: Array<IntegrationScope>;
    };
    sites: number;
    pausedReason?: string;
};

export type InstallationJob = {
    id: string;
    kind: string;
    state: 'pending' | 'running' | 'done' | 'failed' | 'cancelled';
    progress: number;
    total: number;
    error?: string;
    createdAt: string;
    updatedAt: string;
    object: 'installation-job';
    attempts: number;
    dueAt?: string;
    cancellable: boolean;
    organization?: {
        id: string;
        title: string;
    };
};

export type InstallationOverview = {
    object: 'installation-overview';
    version: string;
    store: {
        engine: 'sqlite' | 'postgres';
        version: number;
        bytes: number;
        connections?: {
            used: number;
            idle: number;
            waiting: number;
        };
    };
    dataFolder: {
        path: string;
        freeBytes?: number;
    };
    process: {
        role: 'all' | 'web' | 'worker';
        node: string;
        startedAt: string;
        memoryBytes: number;
        eventStreams: number;
    };
    processes: number;
    addresses: {
        app: string;
        sites: string;
        integrations: string;
    };
    network: {
        outgoingAllow: Array<string>;
        trustProxy: Array<string>;
        trustedHostnames: Array<string>;
    };
    backups: {
        folder?: string;
        bucket?: string;
        sealed: boolean;
        lastSucceededAt?: string;
        lastProvedAt?: string;
        lastCopiedAt?: string;
        copyError?: string;
        kept: Array<{
            name: string;
            state: 'running' | 'written' | 'copying' | 'proved' | 'failed';
            places: Array<'machine' | 'bucket'>;
            bytes?: number;
            provedAt?: string;
            copiedAt?: string;
        }>;
    };
    jobs: Array<{
        kind: string;
        state: 'pending' | 'running' | 'done' | 'failed' | 'cancelled';
        count: number;
    }>;
    health: Array<HealthCheck>;
};

export type InstallationStatus = 'active' | 'pending' | 'paused';

export type InstallationToken = {
    token: string;
    expiresAt: string;
};

export type InstallationUpdate = {
    configuration?: {
        [key: string]: unknown;
    };
    externalIds?: Array<string>;
    space_selection?: 'all' | 'selected';
    site_selection?: 'all' | 'selected';
    paused?: boolean;
};

export type InstalledIntegration = {
    installation: Installation;
    integration: Integration;
};

export type Integration = {
    object: 'integration';
    name: string;
    version: number;
    title: string;
    scopes: Array<IntegrationScope>;
    blocks?: Array<IntegrationBlock>;
    contentSources?: Array<IntegrationContentSource>;
    configurations?: {
        account?: IntegrationConfiguration;
        space?: IntegrationConfiguration;
        site?: IntegrationConfiguration;
    };
    description?: string;
    summary?: string;
    previewImages: Array<string>;
    target: IntegrationTarget;
    verified: boolean;
    visibility: IntegrationVisibility;
    categories: Array<IntegrationCategory>;
    externalLinks: Array<{
        url: string;
        label: string;
    }>;
    owner: Organization;
    urls: {
        location: string;
        icon?: string;
        app: string;
        assets: string;
        publicEndpoint: string;
        publicContentEndpoint: string;
    };
    permissions: {
        admin: boolean;
    };
    contentSecurityPolicy?: string | {
        [key: string]: string;
    };
    development?: DevelopmentMode;
    secretNames?: Array<string>;
    unavailable?: string;
};

export type IntegrationBlock = {
    id: string;
    title: string;
    description?: string;
    icon?: string;
    urlUnfurl?: Array<string>;
    markdown?: {
        codeblock: string;
        body: string;
    };
};

export type IntegrationCategory = 'analytics' | 'collaboration' | 'content' | 'gitsync' | 'marketing' | 'visitor-auth' | 'other';

export type IntegrationChoice = {
    id: string;
    label: string;
    icon?: 'close' | 'edit' | 'github' | 'gitlab' | 'maximize' | 'email' | 'settings' | 'search' | 'delete' | 'star' | 'warning' | 'link' | 'link-external' | 'eye' | 'eye-off' | 'lock' | 'check' | 'check-circle';
};

export type IntegrationChoices = {
    items: Array<IntegrationChoice>;
};

export type IntegrationConfiguration = {
    properties: {
        [key: string]: IntegrationProperty;
    };
    required?: Array<string>;
} | {
    componentId: string;
};

export type IntegrationContentSource = {
    id: string;
    title: string;
    description?: string;
    icon?: string;
    configuration: {
        componentId: string;
    };
};

export type IntegrationDevelopment = {
    tunnelUrl: string;
    all?: boolean;
};

export type IntegrationEvent = {
    id: string;
    integrationId: string;
    installationId?: string;
    createdAt: string;
    payload: IntegrationEventPayload;
    status: 'success' | 'failed';
    version?: number;
    milliseconds?: number;
    response?: number;
    error?: string;
    attempts?: number;
    replayOf?: string;
    development?: boolean;
};

export type IntegrationEventPayload = {
    eventId: string;
    type: IntegrationEventType;
    installationId?: string;
    spaceId?: string;
    siteId?: string;
    status?: InstallationStatus;
    previous?: {
        status: InstallationStatus;
        configuration?: {
            [key: string]: unknown;
        };
    };
    [key: string]: unknown;
};

export type IntegrationEventType = 'installation_setup' | 'installation_deleted' | 'space_installation_setup' | 'space_installation_deleted' | 'site_installation_setup' | 'site_installation_deleted' | 'site_view' | 'space_content_updated' | 'space_gitsync_started' | 'space_gitsync_completed' | 'space_visibility_updated' | 'fetch' | 'fetch_published_script' | 'fetch_visitor_authentication' | 'ui_render' | 'content_compute_document' | 'content_compute_revision' | 'page_feedback' | 'task';

export type IntegrationProperty = {
    title?: string;
    description?: string;
    type: 'string';
    default?: string;
    completion_url?: string;
    enum?: Array<string>;
} | {
    title?: string;
    description?: string;
    type: 'number';
    default?: number;
} | {
    title?: string;
    description?: string;
    type: 'boolean';
    default?: boolean;
} | {
    title?: string;
    description?: string;
    type: 'button';
    callback_url: string;
    button_text: string;
};

export type IntegrationPublication = {
    title: string;
    scopes: Array<IntegrationScope>;
    blocks?: Array<IntegrationBlock>;
    contentSources?: Array<IntegrationContentSource>;
    configurations?: {
        account?: IntegrationConfiguration;
        space?: IntegrationConfiguration;
        site?: IntegrationConfiguration;
    };
    runtime?: 'v1' | 'v2';
    icon?: string | string;
    description: string;
    summary?: string;
    previewImages?: Array<string | string>;
    visibility?: IntegrationVisibility;
    target?: IntegrationTarget;
    categories?: Array<IntegrationCategory>;
    externalLinks?: Array<{
        url: string;
        label: string;
    }>;
    script: string;
    organization: string;
    secrets?: {
        [key: string]: string;
    };
    contentSecurityPolicy?: string | {
        [key: string]: string;
    };
};

export type IntegrationScope = 'space:content:read' | 'space:content:write' | 'space:metadata:read' | 'space:metadata:write' | 'space:git:sync' | 'page:feedback:read' | 'site:metadata:read' | 'site:views:read' | 'site:script:inject' | 'site:script:cookies' | 'site:visitor:auth' | 'site:visitor:claims' | 'site:adaptive:read' | 'site:adaptive:write' | 'openapi:read' | 'openapi:write' | 'conversations:ingest';

export type IntegrationScript = {
    integration: string;
    script: string;
    contentSecurityPolicy?: string;
    cookies: boolean;
};

export type IntegrationTarget = 'all' | 'site' | 'space' | 'organization';

export type IntegrationTrial = {
    script: string;
    event: {
        [key: string]: unknown;
    };
    configuration?: {
        [key: string]: unknown;
    };
    secrets?: {
        [key: string]: string;
    };
};

export type IntegrationTrialResult = {
    status?: number;
    body?: string;
    error?: string;
    milliseconds: number;
    logs: Array<{
        message?: string;
        timestamp?: string;
        level?: 'debug' | 'info' | 'warn' | 'error';
    }>;
};

export type IntegrationVersion = {
    version: number;
    title: string;
    scopes: Array<IntegrationScope>;
    publishedAt: string;
    publishedBy?: string;
    current: boolean;
    installations: number;
    size: number;
};

export type IntegrationVisibility = 'public' | 'private' | 'unlisted';

export type Invite = {
    object: 'invite';
    id: string;
    email: string;
    role: Role | null;
    sso: boolean;
    invitedBy: User;
    createdAt: string;
    expiresAt: string;
    expired: boolean;
    urls: {
        app?: string;
    };
};

export type InviteAccount = {
    displayName: string;
    password: string;
    email?: string;
};

export type InvitesMade = {
    users: Array<string>;
    invited: number;
    failedSSOEmails?: Array<string>;
    invites: Array<Invite>;
};

export type IssueEvidence = {
    part: number;
    start: number;
    end: number;
    text: string;
};

export type IssuesCluster = {
    object: 'issues-cluster';
    id: string;
    label: string;
    createdAt: string;
    updatedAt: string;
    icon: string;
    summary: string;
    weeklyPulse: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    sources: {
        [key: string]: number;
    };
    stats: {
        issues: number;
        conversations: number;
        tasksTotal: number;
        tasksBacklog: number;
        tasksStarted: number;
        tasksCompleted: number;
        tasksCancelled: number;
    };
    urls: {
        location: string;
        app: string;
    };
    state: ClusterState;
    labelledBy: 'person' | 'service';
    terms: Array<string>;
    pinned: number;
    growth: {
        recent: number;
        former: number;
    };
    changeRequests: Array<ClusterChangeRequest>;
    lastAction?: string;
};

export type Job = {
    object: 'job';
    id: string;
    kind: string;
    state: 'pending' | 'running' | 'done' | 'failed' | 'cancelled';
    progress: number;
    total: number;
    result?: unknown;
    error?: string;
    retryable?: boolean;
    createdAt: string;
    updatedAt: string;
    urls: {
        location: string;
    };
};

export type Joined = {
    organization: string;
    space?: string;
    collection?: string;
};

export type Language = 'en' | 'fr' | 'de' | 'es' | 'it' | 'pt' | 'pt-br' | 'ru' | 'ja' | 'zh' | 'zh-tw' | 'yue' | 'ko' | 'ar' | 'hi' | 'nl' | 'pl' | 'tr' | 'sv' | 'no' | 'da' | 'fi' | 'el' | 'cs' | 'hu' | 'ro' | 'th' | 'vi' | 'id' | 'ms' | 'he' | 'uk' | 'sk' | 'bg' | 'hr' | 'lt' | 'lv' | 'et' | 'sl';

export type LevelSource = {
    kind: 'space' | 'collection' | 'organization';
    id: string;
};

export type Link = {
    status: LinkStatus;
    relation: 'reference' | 'dependsOn';
    targetReference?: ContentLocation;
    locationReferences: Array<ContentLocation>;
    target: LinkTarget;
    source: LinkSource;
    occurrences: Array<{
        block?: string;
        text?: string;
    }>;
    ignored: boolean;
    ignoring?: {
        by?: User;
        at: string;
        note?: string;
    };
    brokenSince?: {
        cause: 'link' | 'target';
        at: string;
        by?: User;
        revision: RevisionOfMain;
        changeRequest?: {
            id: string;
            number: number;
            subject: string;
        };
    };
    formerTarget?: {
        title?: string;
        path?: string;
    };
};

export type LinkFix = {
    target: string;
    in?: Array<LinkSource>;
    to: ContentReference | null;
};

export type LinkFixOrder = {
    fixes: Array<LinkFix>;
    changeRequest?: string;
    subject?: string;
};

export type LinkFixPreview = {
    changed: number;
    removed: number;
    left: number;
    items: Array<{
        source: LinkSource;
        title: string;
        path: string;
        changed: number;
        removed: number;
        left: number;
    }>;
};

export type LinkFixQuestion = {
    fixes: Array<LinkFix>;
    changeRequest?: string;
};

export type LinkFixResult = {
    changed: number;
    removed: number;
    left: number;
    changeRequest: {
        id: string;
        number: number;
        urls: {
            app: string;
        };
    };
};

export type LinkInvite = {
    object: 'invite';
    id: string;
    role?: Role | null;
    level?: Role;
    space?: string;
    collection?: string;
    title: string;
    redundant: boolean;
    uses: number;
    createdAt: string;
    urls: {
        app?: string;
    };
};

export type LinkInviteUpdate = {
    role: LinkRole | null;
} | {
    level: LinkRole;
};

export type LinkPage = {
    id: string;
    title: string;
    emoji?: string;
    icon?: string;
    createdAt?: string;
    updatedAt?: string;
    urls: {
        app: string;
        location?: string;
        published?: string;
    };
    generatedBy?: string;
    type: 'link';
    kind: 'link';
    target: ContentReference;
    href?: string;
    condition?: string;
    hidden?: boolean;
};

export type LinkRole = 'read' | 'comment' | 'edit' | 'review' | 'create';

export type LinkSource = {
    kind: 'page' | 'reusable-content';
    id: string;
};

export type LinkStatus = 'ok' | 'broken' | 'in-app';

export type LinkTarget = {
    id: string;
    reference: {
        kind: string;
        [key: string]: unknown;
    };
    operation?: NamedOperation;
};

export type MadeSuggestion = {
    object: 'suggestion';
    id: string;
    state: SuggestionState;
    page: {
        id: string;
        title: string;
    };
    node: string;
    base: RichTextDocument;
    replacement: RichTextDocument;
    current?: RichTextDocument;
    fit: 'fresh' | 'merges' | 'conflicts' | 'gone';
    comment: string;
    createdBy: User;
    createdAt: string;
    settledBy?: User;
    settledAt?: string;
    revision?: string;
    permissions: {
        accept: boolean;
        dismiss: boolean;
    };
    thread: Comment;
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

export type Mark = {
    object: 'mark';
    type: string;
    data?: {
        [key: string]: unknown;
    };
};

export type Member = {
    object: 'member';
    id: string;
    role: Role | null;
    user: User;
    disabled: boolean;
    joinedAt: string;
    lastSeenAt?: string;
    sso: boolean;
    spaces: number;
    sites: number;
    teams: number;
};

export type MemberAccess = {
    permission: Role | null;
    reasons: Array<AccessReason>;
};

export type MemberAccessQuestion = {
    members: Array<string>;
    role: Role | null;
} | {
    team: string;
    add?: Array<string>;
    remove?: Array<string>;
};

export type MemberFactors = {
    user: string;
    totp: boolean;
    passkeys: number;
};

export type MemberHoldings = {
    grants: number;
    teams: number;
    ownedTeams: number;
    openChangeRequests: number;
    requestedReviews: number;
    assignedThreads: number;
    mergeRules: number;
};

export type MemberSpace = {
    permission: Role;
    space: Space;
};

export type MemberTeam = {
    team: Team;
    member: {
        role: TeamRole;
    };
};

export type MemberUpdate = {
    role: Role | null;
};

export type MergeCheck = {
    rule: MergeRule;
    state: 'passed' | 'failed' | 'bypassed';
    message: string;
    people?: Array<User>;
};

export type MergeChecks = {
    source: 'space' | 'organization' | 'default' | 'none';
    checks: Array<MergeCheck>;
    mergeable: boolean;
    objections: MergeObjections;
};

export type MergeObjection = {
    kind: 'changes-requested' | 'open-thread' | 'unanswered-suggestion';
    id: string;
    by: User;
    at: string;
    text: string;
    quote?: string;
    page?: {
        id: string;
        title: string;
    };
};

export type MergeObjections = {
    key: string;
    counts: {
        changesRequested: number;
        openThreads: number;
        unansweredSuggestions: number;
    };
    items: Array<MergeObjection>;
};

export type MergePlan = {
    when: 'rules-pass' | 'at';
    at?: string;
    setBy: User;
    setAt: string;
    state: 'waiting' | 'failed';
    outcome?: string;
};

export type MergePreview = {
    next?: {
        page: string;
    };
    count: number;
    items: Array<PreviewPage>;
    of: 'update' | 'merge' | 'revert';
    base: string;
    main: string;
    change: string;
    counts: {
        added: number;
        removed: number;
        moved: number;
        renamed: number;
        changed: number;
        groups: number;
        files: number;
        variables: number;
        reusableContents: number;
    };
    addresses: {
        count: number;
        items: Array<PreviewAddress>;
    };
    links: {
        broken: PreviewLinks;
        fixed: PreviewLinks;
    };
    conflicts: {
        count: number;
        open: number;
    };
    resolved: {
        count: number;
        items: Array<Resolution>;
    };
    words: {
        count: number;
        items: Array<string>;
        complete: boolean;
    };
    sites: Array<{
        site: string;
        title: string;
        siteSpaces: Array<{
            siteSpace: string;
            title: string;
            path: string;
        }>;
    }>;
};

export type MergeResult = {
    revision: string;
    result: 'merge' | 'conflicts';
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

export type MergeRulesTrial = {
    rules: Array<MergeRule>;
};

export type MergeTrialResult = {
    tried: number;
    stopped: number;
    items: Array<{
        changeRequest: {
            id: string;
            number: number;
            subject: string;
            status: ChangeRequestStatus;
        };
        stopped: boolean;
        messages: Array<string>;
    }>;
};

export type Move = {
    parent?: string | null;
    position?: ContentPosition;
};

export type MovePage = {
    operation: 'move_page';
    page: string;
    into?: string | null;
    before?: string;
    after?: string;
    at?: number;
};

export type Mute = {
    muted: boolean;
};

export type NamedOperation = {
    kind: 'path' | 'webhook';
    method: string;
    path: string;
};

export type NewApiSpec = {
    slug: string;
    source: ApiSpecSource;
};

export type NewApiSpecChangeRequest = {
    space: string;
    from?: string;
    to?: string;
    subject?: string;
    pages?: Array<string>;
};

export type NewChangeRequest = {
    subject?: string;
    description?: RichTextDocumentInput;
    template?: {
        id: string;
        params?: TemplateParams;
    };
    cause?: ChangeRequestCause;
};

export type NewClusterChangeRequest = {
    space?: string;
    subject?: string;
};

export type NewCollection = {
    title?: string;
    parent?: string;
};

export type NewComment = {
    node?: string;
    page?: string;
    body: CommentBody;
    tableCell?: {
        record: string;
        definition: string;
    };
    quote?: Quote;
};

export type NewCommentReply = {
    body: CommentBody;
};

export type NewConversation = {
    id: string;
    metadata?: ConversationMetadata;
    subject?: string;
    parts: Array<ConversationPart>;
};

export type NewCustomHostname = {
    hostname: string;
};

export type NewGrants = {
    users?: Array<string>;
    teams?: Array<string>;
    role: Role;
};

export type NewInstallation = {
    organization: string;
    version?: number;
};

export type NewIntegrationTask = {
    task: {
        [key: string]: unknown;
    };
    schedule?: number;
};

export type NewInvites = {
    emails: Array<string | {
        email: string;
        role: Role | null;
    }>;
    role?: Role | null;
    sso?: boolean;
};

export type NewLinkInvite = {
    role: LinkRole | null;
} | {
    level: LinkRole;
    space: string;
} | {
    level: LinkRole;
    collection: string;
};

export type NewMergePlan = {
    when: 'rules-pass';
} | {
    when: 'at';
    at: string;
};

export type NewOrganization = {
    title: string;
    emailDomains?: Array<string>;
};

export type NewPasskey = {
    ticket: string;
    name: string;
    response: {
        [key: string]: unknown;
    };
};

export type NewReview = {
    status: ReviewStatus;
    comment?: CommentBody;
    revision?: string;
    comments?: Array<NewComment>;
};

export type NewReviewRequest = {
    users: Array<string>;
    teams?: Array<string>;
    subject?: string;
    description?: RichTextDocumentInput;
};

export type NewSamlProvider = {
    label: string;
    entityID?: string;
    certificate?: string;
    ssoURL?: string;
    defaultTeam?: string;
    defaultRole?: Role | null;
};

export type NewSavedFilter = {
    name: string;
    filter: ChangeRequestFilter;
};

export type NewSection = {
    spaceId: string;
    title?: string | null;
    icon?: string | null;
};

export type NewSectionGroup = {
    title: string;
    icon?: string | null;
    sections?: Array<string>;
    parent?: string;
};

export type NewShareLink = {
    name: string;
    expiresAt?: string;
};

export type NewSite = {
    type?: SiteType;
    title?: string;
    visibility?: SiteVisibility;
    spaces?: Array<string>;
    layout?: 'sections' | 'variants';
};

export type NewSiteInstallation = {
    siteId: string;
};

export type NewSiteRedirect = {
    source: string;
    destination: SiteRedirectDestination;
    permanent?: boolean;
    captureWildcard?: boolean;
};

export type NewSiteSpace = {
    spaceId: string;
    sectionId?: string;
};

export type NewSiteVisit = {
    site: string;
    location?: string;
};

export type NewSpace = {
    title?: string;
    description?: string;
    emoji?: string;
    parent?: string;
    language?: Language;
    editMode?: EditMode;
};

export type NewSpaceInstallation = {
    space: string;
};

export type NewSuggestion = {
    page: string;
    node: string;
    revision?: string;
    replacement: {
        markdown: string;
    } | {
        document: RichTextDocumentInput;
    } | {
        [key: string]: never;
    };
    message?: CommentBody;
};

export type NewTeam = {
    title: string;
    members?: Array<string>;
};

export type NewToken = {
    name: string;
    scope: Scope;
    expiresAt?: string | null;
};

export type NewTranslation = {
    source: {
        space: string;
        language: Language;
    };
    language: Language;
    instructions?: RichTextDocumentInput;
    engine?: string;
    delivery?: TranslationDelivery;
    autoRun?: boolean;
    limits?: {
        charactersPerRun?: number | null;
        charactersPerMonth?: number | null;
    };
};

export type NewTranslationEngine = {
    kind: 'libretranslate' | 'deepl' | 'chat';
    title: string;
    url?: string;
    model?: string;
    key?: string;
};

export type Notification = {
    object: 'notification';
    id: string;
    reason: NotificationReason;
    actor: User;
    times: number;
    createdAt: string;
    readAt?: string;
    space?: {
        id: string;
        title: string;
    };
    apiSpec?: {
        slug: string;
    };
    changeRequest?: {
        id: string;
        number: number;
        subject: string;
        status: ChangeRequestStatus;
    };
    comment?: string;
    verdict?: ReviewStatus;
    urls: {
        app: string;
        location: string;
    };
};

export type NotificationFeed = {
    url: string;
};

export type NotificationReason = 'review-requested' | 'reviewed' | 'mentioned' | 'assigned' | 'replied' | 'commented' | 'resolved' | 'suggested' | 'suggestion-answered' | 'merged' | 'merge-plan-failed' | 'archived' | 'api-spec-breaking' | 'api-spec-failing';

export type NotificationUpdate = {
    read: boolean;
};

export type NotificationsRead = {
    organization?: string;
    changeRequest?: string;
    until?: string;
};

export type OpenInvite = {
    state: 'open' | 'used' | 'expired' | 'off';
    organization?: {
        id: string;
        title: string;
    };
    email?: string;
    role?: Role | null;
    level?: Role;
    content?: {
        kind: 'space' | 'collection';
        title: string;
    };
    invitedBy?: string;
    expiresAt?: string;
};

export type OperationTimes = {
    object: 'operation-times';
    since: string;
    items: Array<{
        operation: string;
        count: number;
        totalMilliseconds: number;
        meanMilliseconds: number;
        p95Milliseconds: number;
        slowestMilliseconds: number;
    }>;
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
    trial: {
        status: 'notapplicable';
        count: 0;
    };
    mergeRules: OrganizationMergeRules;
    defaultMergeRules: boolean;
    customHostname?: string;
    urls: {
        location: string;
        app: string;
        logo?: string;
    };
    permissions: {
        view: boolean;
        access: boolean;
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

export type OrganizationHealth = {
    brokenLinks: number;
    imagesWithoutAltText: number;
    spaces: Array<{
        id: string;
        title: string;
        emoji: string;
        brokenLinks: number;
        imagesWithoutAltText: number;
    }>;
    uncheckedSpaces: number;
    waitingChangeRequests: number;
    failedSpecs: Array<{
        id: string;
        slug: string;
    }>;
};

export type OrganizationMergeRules = {
    type: 'rules';
    rules: Array<MergeRule>;
} | {
    type: 'none';
};

export type OrganizationSize = {
    object: 'organization-size';
    id: string;
    title: string;
    people: number;
    spaces: number;
    files: {
        count: number;
        bytes: number;
        more: boolean;
    };
    createdAt: string;
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
    defaultMergeRules?: boolean;
};

export type OrganizationsOfDomain = {
    organizations: Array<Organization>;
};

export type OriginalConversation = {
    subject?: string;
    parts: Array<ConversationPart>;
    metadata: ConversationMetadata;
};

export type Outline = {
    home?: string;
    pages: Array<OutlinePage>;
};

export type OutlinePage = {
    id: string;
    type: 'document' | 'group' | 'link' | 'computed';
    title: string;
    emoji?: string;
    icon?: string;
    slug?: string;
    hidden?: boolean;
    noIndex?: boolean;
    condition?: string;
    computed?: ComputedSource;
    computedStatus?: ComputedStatus;
    generatedBy?: string;
    hasPages?: boolean;
    pages?: Array<OutlinePage>;
};

export type Page = DocumentPage | GroupPage | LinkPage | ComputedPage;

export type PageCover = {
    ref?: ContentReference;
    refDark?: ContentReference;
    yPos: number;
    height: number;
};

export type PageCoverUpdate = {
    ref?: ContentReference;
    refDark?: ContentReference;
    yPos?: number;
    height?: number;
};

export type PageLayout = {
    width: 'default' | 'wide';
    cover: boolean;
    coverSize: 'hero' | 'full';
    title: boolean;
    description: boolean;
    tableOfContents: boolean;
    outline: boolean;
    pagination: boolean;
    metadata: boolean;
};

export type PageLayoutUpdate = {
    width?: 'default' | 'wide';
    cover?: boolean;
    coverSize?: 'hero' | 'full';
    title?: boolean;
    description?: boolean;
    tableOfContents?: boolean;
    outline?: boolean;
    pagination?: boolean;
    metadata?: boolean;
};

export type PagePlace = {
    page: OutlinePage;
    path?: string;
    above: Array<OutlinePage>;
    previous?: OutlinePage;
    next?: OutlinePage;
};

export type PageReport = {
    pages: Array<{
        page: string;
        words: number;
        incomingLinks: number;
        changedAt?: string;
        changedBy?: string;
        changeRequests: Array<string>;
    }>;
    people: Array<User>;
    changeRequests: Array<{
        id: string;
        number: number;
        subject: string;
        status: 'draft' | 'open';
    }>;
};

export type PageTransfer = {
    pages: Array<string>;
    to: string;
    keep?: boolean;
};

export type PasskeyStart = {
    ticket: string;
    options: {
        [key: string]: unknown;
    };
};

export type PasswordChange = {
    password: string;
    keepTokens?: boolean;
};

export type PasswordReset = {
    object: 'password-reset';
    user: string;
    expiresAt: string;
    urls: {
        app: string;
    };
};

export type PasswordResetUse = {
    token: string;
    password: string;
};

export type PdfAddress = {
    url: string;
};

export type Ping = {
    serviceVisitorClaims?: string;
    gitbookVisitorClaims?: string;
};

export type Presence = {
    object: 'change-request-presence';
    people: Array<Present>;
};

export type PresenceUpdate = {
    window: string;
    page?: string;
    left?: true;
};

export type Present = {
    user: User;
    page?: string;
    since: string;
};

export type PreviewAddress = {
    page: string;
    title: string;
    before: string;
    after?: string;
};

export type PreviewLink = {
    space: string;
    spaceTitle: string;
    source: {
        kind: 'page' | 'reusable-content';
        id: string;
        title: string;
    };
    reference: ContentReference;
    operation?: NamedOperation;
    targetTitle?: string;
};

export type PreviewLinks = {
    count: number;
    hidden: number;
    items: Array<PreviewLink>;
};

export type PreviewPage = {
    id: string;
    type: 'document' | 'group' | 'link' | 'computed';
    title: string;
    path: string;
    what: Array<'added' | 'removed' | 'moved' | 'renamed' | 'text' | 'options'>;
};

export type Proof = {
    password: string;
} | {
    ticket: string;
    code: string;
} | {
    ticket: string;
    passkey: {
        [key: string]: unknown;
    };
};

export type ProofStart = {
    ticket: string;
    password: boolean;
    totp: boolean;
    passkey?: {
        [key: string]: unknown;
    };
    signOns: Array<{
        id: string;
        label: string;
        startURL: string;
    }>;
};

export type PublishedSite = {
    object: 'published-content-site';
    site: Site;
    structure: SiteStructure;
    customizations: {
        site: SiteCustomization;
        siteSpaces: {
            [key: string]: SiteCustomization;
        };
    };
    scripts: Array<{
        script: string;
        contentSecurityPolicy?: string;
        cookies: boolean;
    }>;
};

export type Quote = {
    text: string;
    prefix?: string;
    suffix?: string;
    side?: 'main' | 'change';
};

export type Reaction = {
    emoji: string;
    count: number;
    users: Array<{
        user: User;
        reactedAt: string;
    }>;
};

export type RecoveryCodes = {
    recoveryCodes: Array<string>;
};

export type ReplacementHit = {
    ordinal: number;
    part: 'title' | 'text';
    before: string;
    found: string;
    after: string;
};

export type ReplacementOrder = {
    find: string;
    replace: string;
    matchCase?: boolean;
    wholeWord?: boolean;
    in?: Array<'text' | 'code' | 'titles'>;
    spaces: Array<{
        id: string;
        revision: string;
        except?: Array<{
            id: string;
            hits?: Array<number>;
        }>;
    }>;
};

export type ReplacementPreview = {
    total: number;
    listed: number;
    spaces: Array<{
        id: string;
        title: string;
        revision: string;
        editable: boolean;
        total: number;
        pages: Array<{
            id: string;
            kind: 'page' | 'reusable-content';
            title: string;
            path: string;
            hits: Array<ReplacementHit>;
        }>;
    }>;
};

export type ReplacementRule = {
    find: string;
    replace: string;
    matchCase?: boolean;
    wholeWord?: boolean;
    in?: Array<'text' | 'code' | 'titles'>;
    spaces?: Array<string>;
};

export type RequestedReviewer = {
    object: 'change-request-requested-reviewer';
    revision: string;
    requestedBy: User;
    createdAt: string;
    kind: 'user';
    user: User;
} | {
    object: 'change-request-requested-reviewer';
    revision: string;
    requestedBy: User;
    createdAt: string;
    kind: 'team';
    team: {
        object: 'team';
        id: string;
        title: string;
        members: number;
    };
};

export type Resolution = {
    kind: 'both' | 'slug' | 'file-name' | 'reparented' | 'kept-file' | 'moved-both' | 'cycle' | 'too-deep' | 'moved-deleted' | 'kept-block';
    subject: {
        kind: 'page' | 'file' | 'variable' | 'reusable-content' | 'kept-file';
        id: string;
        title?: string;
    };
    block?: string;
    from?: string;
    to?: string;
    main?: Array<string>;
    change?: Array<string>;
    mainBlocks?: number;
    changeBlocks?: number;
};

export type ResolvedRedirect = {
    redirect: SiteRedirect;
    target: string;
};

export type ReusableContent = {
    id: string;
    title: string;
    git?: GitBlob;
    document?: string;
    computed?: ComputedSource;
    computedSeed?: string;
};

export type RevertPage = {
    operation: 'revert_page';
    page: string;
    revision?: string;
    block?: Array<string>;
};

export type Review = {
    object: 'change-request-review';
    id: string;
    revision: string;
    reviewer: User;
    requestedBy?: User;
    status: ReviewStatus;
    outdated: boolean;
    counts: boolean;
    comment?: Comment;
    comments: number;
    createdAt: string;
    updatedAt: string;
    dismissedAt?: string;
    dismissedBy?: User;
    dismissal?: string;
    urls: {
        location: string;
    };
};

export type ReviewRequests = {
    users: Array<RequestedReviewer>;
    teams: Array<RequestedReviewer>;
};

export type ReviewStatus = 'approved' | 'changes-requested';

export type ReviewSummary = {
    state: 'none' | 'requested' | 'approved' | 'changes-requested';
    approvals: number;
    changesRequested: number;
    requested: number;
};

export type Revision = {
    object: 'revision';
    id: string;
    type: 'edits' | 'merge' | 'rollback' | 'update' | 'computed';
    number?: number;
    parents: Array<string>;
    changedPages?: {
        count: number;
        some: Array<{
            id: string;
            title: string;
        }>;
    };
    mergedFrom?: ChangeRequest;
    cause?: RevisionCause;
    createdAt: string;
    createdBy?: User;
    urls: {
        app: string;
        location?: string;
        published?: string;
        public?: string;
    };
    pages: Array<Page>;
    files: Array<ContentFile>;
    reusableContents: Array<ReusableContent>;
    tags: Array<unknown>;
    variables?: Variables;
    git?: GitCommit;
};

export type RevisionCause = {
    kind: 'create' | 'edit' | 'import' | 'duplicate' | 'merge' | 'update' | 'revert' | 'restore' | 'transfer' | 'translation';
    via?: 'dashboard' | 'api' | 'command-line' | 'system';
    token?: string;
};

export type RevisionOfMain = {
    id: string;
    number: number;
};

export type RevisionSummary = {
    object: 'revision';
    id: string;
    type: 'edits' | 'merge' | 'rollback' | 'update' | 'computed';
    number?: number;
    parents: Array<string>;
    changedPages?: {
        count: number;
        some: Array<{
            id: string;
            title: string;
        }>;
    };
    mergedFrom?: ChangeRequest;
    cause?: RevisionCause;
    createdAt: string;
    createdBy?: User;
    urls: {
        app: string;
        location?: string;
        published?: string;
        public?: string;
    };
};

export type RichTextDocument = {
    object: 'document';
    data: {
        [key: string]: unknown;
    };
    nodes: Array<Block>;
};

export type RichTextDocumentInput = {
    object: 'document';
    data: {
        [key: string]: unknown;
    };
    nodes: Array<BlockInput>;
};

export type Role = 'read' | 'comment' | 'edit' | 'review' | 'create' | 'admin';

export type RuleSummary = {
    total: number;
    met: number;
    unmet: Array<string>;
    ready: boolean;
};

export type RunSetup = {
    token: string;
    displayName: string;
    email: string;
    password: string;
    demo: boolean;
    organization: string;
};

export type SamlCertificate = {
    subject: string;
    fingerprint: string;
    notBefore: string;
    notAfter: string;
};

export type SamlMetadata = {
    entityID: string;
    ssoURL: string;
    certificate: string;
    certificates: Array<SamlCertificate>;
};

export type SamlMetadataSource = {
    xml: string;
} | {
    url: string;
};

export type SamlProvider = {
    object: 'saml-provider';
    id: string;
    label: string;
    ssoURL: string;
    entityID: string;
    certificate: string;
    defaultTeam?: Team;
    defaultRole: Role | null;
    createdAt: string;
    status: 'active' | 'pending';
    service: {
        acsURL: string;
        startURL: string;
        entityID: string;
    };
    urls: {
        location: string;
    };
};

export type SamlProviderUpdate = {
    label?: string;
    entityID?: string;
    certificate?: string;
    ssoURL?: string;
    defaultTeam?: string | null;
    defaultRole?: Role | null;
};

export type SamlTest = {
    id: string;
    state: 'waiting' | 'passed' | 'failed';
    startedAt: string;
    problem?: 'provider-off' | 'provider-refused' | 'unreadable' | 'unsigned' | 'wrong-signature' | 'wrong-issuer' | 'wrong-audience' | 'wrong-recipient' | 'expired' | 'not-asked' | 'replayed' | 'other-browser' | 'no-name' | 'passing-name' | 'no-address' | 'address-taken' | 'shut-out' | 'service-key';
    detail?: string;
    nameId?: string;
    email?: string;
    attributes?: {
        [key: string]: Array<string>;
    };
    assertion?: string;
    person?: {
        outcome: 'known' | 'linked' | 'new';
        id?: string;
        displayName: string;
        role: Role | null;
    };
};

export type SamlTestStart = {
    id: string;
    startURL: string;
};

export type SavedFilter = {
    object: 'saved-filter';
    id: string;
    name: string;
    filter: ChangeRequestFilter;
    createdAt: string;
    urls: {
        location: string;
    };
};

export type SavedFilterUpdate = {
    name?: string;
    filter?: ChangeRequestFilter;
};

export type Scope = 'read' | 'write' | 'merge' | 'admin';

export type ScopeConsent = {
    version: number;
};

export type SecondFactor = {
    object: 'second-factor';
    id: string;
    kind: 'totp' | 'passkey';
    name: string;
    createdAt: string;
    lastUsedAt?: string;
};

export type SecondFactorNeeded = {
    object: 'second-factor-needed';
    ticket: string;
    totp: boolean;
    passkey?: {
        [key: string]: unknown;
    };
};

export type SecondFactors = {
    items: Array<SecondFactor>;
    recoveryCodes: number;
    passkeys: boolean;
};

export type SectionGroupMove = {
    position?: {
        before?: {
            type: 'site-section-group';
            siteSectionGroup: string;
        };
        after?: {
            type: 'site-section-group';
            siteSectionGroup: string;
        };
    };
};

export type SectionGroupUpdate = {
    title?: string;
    icon?: string | null;
};

export type SectionMove = {
    position?: {
        before?: {
            type: 'site-section';
            siteSection: string;
        };
        after?: {
            type: 'site-section';
            siteSection: string;
        };
    };
};

export type SectionOfGroup = {
    sectionId: string;
};

export type SectionUpdate = {
    title?: string;
    path?: string;
    defaultSiteSpace?: string;
    condition?: string | null;
    icon?: string | null;
    description?: string | null;
};

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

export type SetVariables = {
    operation: 'set_variables';
    variables: {
        [key: string]: VariableValue | null;
    };
};

export type Setup = {
    done: boolean;
    commandPrefix: 'recto' | 'npm run recto --';
    dataPath?: string;
};

export type ShareLink = {
    object: 'share-link';
    id: string;
    name: string;
    active: boolean;
    createdAt: string;
    expiresAt?: string;
    lastUsedAt?: string;
    urls: {
        location: string;
        published?: string;
    };
};

export type ShareLinkUpdate = {
    name?: string;
    active?: boolean;
    expiresAt?: string | null;
};

export type SignIn = {
    email: string;
    password: string;
} | {
    link: string;
} | {
    ticket: string;
    code: string;
} | {
    ticket: string;
    passkey: {
        [key: string]: unknown;
    };
};

export type SignInProblem = 'not-installed' | 'not-granted' | 'paused' | 'not-configured';

export type SignOn = {
    id: string;
    label: string;
    startURL: string;
};

export type SignOnEnforcement = {
    minutes?: number;
};

export type SignOnRoute = {
    id: string;
    label: string;
    startURL: string;
    organization: string;
    required: boolean;
};

export type SignOnRoutes = {
    items: Array<SignOnRoute>;
};

export type SignOnSettings = {
    enforced: boolean;
    enforcedUntil?: string;
    enforceable: boolean;
    providers: Array<{
        id: string;
        active: boolean;
        complete: boolean;
        testedAt?: string;
        certificates: Array<SamlCertificate>;
        people: number;
    }>;
    domains: Array<{
        domain: string;
        confirmed: boolean;
        record: {
            name: string;
            type: 'TXT';
            value: string;
        };
    }>;
};

export type SignOns = {
    items: Array<SignOn>;
};

export type SignedIn = User | SecondFactorNeeded;

export type Site = {
    object: 'site';
    id: string;
    type: SiteType;
    appliedType: SiteType;
    title: string;
    icon?: Favicon | null;
    hostname?: string;
    basename?: string;
    proxy?: {
        origin: string;
        target: string;
    };
    visibility: SiteVisibility;
    published: boolean;
    siteSpaces: number;
    createdAt: string;
    lastPublishedAt?: string;
    adaptiveContent?: {
        enabled: boolean;
    };
    agentsContext: AgentsContext;
    scriptSources: SiteScriptSources;
    changeRequestsOpen?: number;
    health?: {
        trashedSpaces: number;
        homeTrashed: boolean;
        hostnameProblem?: string;
    };
    features: Array<SiteFeature>;
    defaultLevel: Role | null;
    defaultLevelSource: {
        kind: 'site' | 'organization';
        id: string;
    };
    permissions: {
        view: boolean;
        access: boolean;
        edit: boolean;
        create: boolean;
        publish: boolean;
        admin: boolean;
        installIntegration: boolean;
        viewAdaptiveSchema: boolean;
        editAdaptiveSchema: boolean;
    };
    urls: {
        location: string;
        app: string;
        preview: string;
        published?: string;
    };
};

export type SiteAccessChanges = {
    gains: number;
    loses: number;
    hidden: number;
    first: Array<{
        id: string;
        title: string;
        before: Role | null;
        after: Role | null;
    }>;
};

export type SiteAdaptiveSchema = {
    object: 'site-adaptive-schema';
    jsonSchema: AdaptiveJsonSchema;
    updatedAt: string;
};

export type SiteAdaptiveSchemaUpdate = {
    jsonSchema: AdaptiveJsonSchema;
};

export type SiteBlockedHost = {
    host: string;
    directive: 'script-src' | 'connect-src' | 'style-src' | 'img-src' | 'font-src' | 'frame-src' | 'media-src' | 'worker-src';
    firstBlockedAt: string;
    lastBlockedAt: string;
};

export type SiteCustomization = {
    title?: string;
    styling: SiteStyling;
    internationalization?: {
        locale: 'en' | 'fr' | 'es' | 'zh' | 'ja' | 'de' | 'nl' | 'no' | 'pt-br' | 'ru';
    };
    favicon: Favicon;
    header: {
        preset?: 'default' | 'bold' | 'contrast' | 'custom' | 'none';
        logo?: ThemedUrl;
        backgroundColor?: ThemedColor;
        linkColor?: ThemedColor;
        links: Array<HeaderLink>;
    };
    footer: {
        logo?: ThemedUrl;
        groups: Array<FooterGroup>;
        copyright?: string;
    };
    announcement?: Announcement;
    themes: {
        default: 'light' | 'dark' | 'system';
        toggeable: boolean;
    };
    pdf: {
        enabled: boolean;
    };
    feedback: {
        enabled: boolean;
    };
    ai: {
        mode: 'none' | 'search' | 'assistant';
    };
    advancedCustomization: {
        enabled: boolean;
    };
    git: {
        showEditLink: boolean;
    };
    pageActions: {
        externalAI: boolean;
        markdown: boolean;
        mcp: boolean;
    };
    externalLinks: {
        target: 'self' | 'blank';
    };
    pagination: {
        enabled: boolean;
    };
    trademark: {
        enabled: boolean;
    };
    privacyPolicy: {
        url?: string;
    };
    socialPreview: {
        url?: string;
    };
    insights: {
        trackingCookie: boolean;
    };
};

export type SiteDefaultLevel = {
    defaultLevel: Role | 'inherit' | null;
};

export type SiteDraft = {
    object: 'site-structure-draft';
    version: number;
    baseVersion: number;
    liveVersion: number;
    edits: Array<{
        id: string;
        edit: SiteEdit;
        createdBy: {
            id: string;
            displayName: string;
        } | null;
        createdAt: string;
        problem?: {
            fault: string;
            message: string;
        };
    }>;
    type: 'sections' | 'siteSpaces';
    items: Array<SiteDraftItem>;
    urlChanges: Array<{
        siteSpace: string;
        name: string;
        from: string;
        to: string | null;
        redirect: boolean;
    }>;
};

export type SiteDraftAddition = {
    version?: number;
    edits: Array<SiteEditInput>;
};

export type SiteDraftItem = {
    id: string;
    kind: 'site-section-group' | 'site-section' | 'site-space';
    parent: string | null;
    order: string;
    title: string | null;
    name: string;
    icon: string | null;
    description: string | null;
    path: string | null;
    default: boolean;
    condition: string | null;
    space: string | null;
    broken: boolean;
    url: string | null;
    state: 'same' | 'changed' | 'added';
};

export type SiteDraftPublication = {
    version: number;
    skip?: boolean;
};

export type SiteDraftUpdate = {
    version: number;
    keep: Array<string>;
    edits: Array<SiteEditInput>;
};

export type SiteEdit = {
    edit: 'add-section';
    id: string;
    title: string;
    icon?: string | null;
    parent?: string | null;
    position?: {
        before: string;
    } | {
        after: string;
    };
    siteSpace: {
        id: string;
        space: string;
        name: string;
    };
    wrapper: {
        id: string;
        title: string;
    };
} | {
    edit: 'add-group';
    id: string;
    title: string;
    icon?: string | null;
    parent?: string | null;
    position?: {
        before: string;
    } | {
        after: string;
    };
    sections?: Array<string>;
    wrapper: {
        id: string;
        title: string;
    };
} | {
    edit: 'add-site-space';
    section: string | null;
    position?: {
        before: string;
    } | {
        after: string;
    };
    siteSpace: {
        id: string;
        space: string;
        name: string;
    };
} | {
    edit: 'remove';
    id: string;
} | {
    edit: 'rename';
    id: string;
    title: string | null;
} | {
    edit: 'path';
    id: string;
    path: string;
} | {
    edit: 'icon';
    id: string;
    icon: string | null;
} | {
    edit: 'description';
    id: string;
    description: string | null;
} | {
    edit: 'condition';
    id: string;
    condition: string | null;
} | {
    edit: 'default';
    id: string;
} | {
    edit: 'move';
    id: string;
    parent?: string | null;
    position?: {
        before: string;
    } | {
        after: string;
    };
} | {
    edit: 'space';
    id: string;
    space: string;
};

export type SiteEditInput = {
    edit: 'add-section';
    space: string;
    title?: string | null;
    icon?: string | null;
    parent?: string | null;
    position?: {
        before: string;
    } | {
        after: string;
    };
} | {
    edit: 'add-group';
    title: string;
    icon?: string | null;
    parent?: string | null;
    position?: {
        before: string;
    } | {
        after: string;
    };
    sections?: Array<string>;
} | {
    edit: 'add-site-space';
    space: string;
    section?: string | null;
    position?: {
        before: string;
    } | {
        after: string;
    };
} | {
    edit: 'remove';
    id: string;
} | {
    edit: 'rename';
    id: string;
    title: string | null;
} | {
    edit: 'path';
    id: string;
    path: string;
} | {
    edit: 'icon';
    id: string;
    icon: string | null;
} | {
    edit: 'description';
    id: string;
    description: string | null;
} | {
    edit: 'condition';
    id: string;
    condition: string | null;
} | {
    edit: 'default';
    id: string;
} | {
    edit: 'move';
    id: string;
    parent?: string | null;
    position?: {
        before: string;
    } | {
        after: string;
    };
} | {
    edit: 'space';
    id: string;
    space: string;
};

export type SiteFeature = {
    id: string;
    plan: SiteType;
    frozen: boolean;
    customizations?: Array<'header-logo' | 'theme-preset' | 'premium-fonts' | 'custom-icons' | 'footer-logo' | 'footer-links' | 'footer-copyright' | 'semantic-colors'>;
};

export type SiteFeedback = {
    space: string;
    spaceTitle: string;
    siteSpace: string;
    page: {
        id: string;
        title: string;
        gone: boolean;
        urls: {
            app: string;
            published?: string;
        };
    };
    object: 'site-feedback';
    id: string;
    rating: 'good' | 'ok' | 'bad';
    comment?: string;
    revision: string;
    createdAt: string;
};

export type SiteFeedbackPage = {
    space: string;
    spaceTitle: string;
    siteSpace: string;
    page: {
        id: string;
        title: string;
        gone: boolean;
        urls: {
            app: string;
            published?: string;
        };
    };
    object: 'site-feedback-page';
    counts: {
        good: number;
        ok: number;
        bad: number;
        comments: number;
    };
    lastAt: string;
};

export type SiteFont = {
    object: 'site-font';
    id: string;
    custom: true;
    fontFamily: string;
    fontFaces: Array<SiteFontFace>;
    used: boolean;
    createdAt: string;
};

export type SiteFontFace = {
    weight: number;
    weightTo?: number;
    format: 'woff2' | 'woff' | 'truetype' | 'opentype';
    size: number;
    sources: Array<{
        url: string;
        format?: 'woff2' | 'woff';
    }>;
};

export type SiteImage = {
    object: 'site-image';
    url: string;
    contentType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif' | 'image/svg+xml' | 'image/x-icon';
    size: number;
    createdAt: string;
};

export type SiteInstallation = {
    integration: string;
    installation: string;
    status: InstallationStatus;
    configuration: {
        [key: string]: unknown;
    };
    externalIds: Array<string>;
    urls: {
        location: string;
        publicEndpoint: string;
        publicContentEndpoint: string;
    };
    site: string | Site;
};

export type SiteLookDraft = {
    object: 'site-look-draft';
    version: number;
    site?: SiteCustomization;
    siteSpaces: {
        [key: string]: CustomizationOverride;
    };
    updatedBy?: {
        id: string;
        displayName: string;
    };
    updatedAt?: string;
    overtaken: boolean;
};

export type SiteLookDraftPublication = {
    version: number;
    overtake?: boolean;
};

export type SiteLookDraftUpdate = {
    version: number;
    site?: SiteCustomization | null;
    siteSpaces?: {
        [key: string]: CustomizationOverride | null;
    };
};

export type SitePreview = {
    object: 'site-preview';
    url: string;
    expiresAt: string;
};

export type SitePublishingAuth = {
    object: 'publishing-auth';
    backend: 'custom' | 'integration' | 'members';
    integration?: string;
    problem?: SignInProblem;
    integrations: Array<{
        name: string;
        title: string;
        icon?: string;
        problem?: SignInProblem;
    }>;
    algorithm: 'HS256';
    keyId: string;
    privateKey?: string;
    audience: string;
    fallbackURL?: string;
    logoutURL?: string;
    keyCreatedAt: string;
    formerKeyValidUntil?: string;
};

export type SitePublishingAuthUpdate = {
    backend?: 'custom' | 'integration' | 'members';
    integration?: string;
    fallbackURL?: string | null;
    logoutURL?: string | null;
};

export type SiteReach = {
    object: 'site-reach';
    visibility: SiteVisibility;
    addresses: Array<string>;
    keptSeconds?: number;
    shareLinks: number;
    links: Array<{
        space: {
            id: string;
            title: string;
        };
        links: number;
    }>;
    redirects: Array<{
        site: {
            id: string;
            title: string;
        };
        redirects: number;
    }>;
};

export type SiteRedirect = {
    object: 'site-redirect';
    id: string;
    source: string;
    destination: SiteRedirectDestination;
    permanent: boolean;
    captureWildcard: boolean;
    automatic: boolean;
    broken: boolean;
    draft: false;
    createdAt: string;
    updatedAt: string;
    urls: {
        location: string;
    };
};

export type SiteRedirectDestination = {
    kind: 'site-section';
    siteSectionId: string;
} | {
    kind: 'site-space';
    siteSpaceId: string;
} | {
    kind: 'site-page';
    siteSpaceId: string;
    pageId: string;
} | {
    kind: 'path';
    path: string;
} | {
    kind: 'external';
    url: string;
};

export type SiteRedirectResults = {
    results: Array<{
        status: 'created' | 'updated' | 'error';
        source: string;
        draft: false;
        id?: string;
        unchanged?: true;
        redirect?: SiteRedirect;
        error?: string;
    }>;
};

export type SiteRedirectUpdate = {
    source?: string;
    destination?: SiteRedirectDestination;
    permanent?: boolean;
    captureWildcard?: boolean;
};

export type SiteRedirects = {
    redirects: Array<NewSiteRedirect>;
};

export type SiteScriptSources = 'declared' | 'any-https';

export type SiteSection = {
    object: 'site-section';
    id: string;
    title: string;
    description?: string;
    default: boolean;
    draft: false;
    path: string;
    condition?: string;
    sectionGroup?: string;
    icon?: string;
    siteSpaces: Array<SiteSpace>;
    urls: {
        published?: string;
    };
};

export type SiteSectionGroup = {
    object: 'site-section-group';
    id: string;
    title: string;
    draft: false;
    sectionGroup?: string;
    icon?: string;
    sections: Array<SiteSection>;
    children: Array<SiteSection | SiteSectionGroup>;
};

export type SiteSpace = {
    object: 'site-space';
    id: string;
    path: string;
    section?: string;
    space: Space;
    title: string;
    default: boolean;
    draft: false;
    condition?: string;
    hasAdvancedCustomizationFeature?: boolean;
    urls: {
        published?: string;
    };
};

export type SiteSpaceMove = {
    position?: {
        before?: {
            type: 'site-space';
            siteSpace: string;
        };
        after?: {
            type: 'site-space';
            siteSpace: string;
        };
    };
};

export type SiteSpaceUpdate = {
    path?: string;
    condition?: string | null;
    spaceId?: string;
};

export type SiteStructure = {
    type: 'sections';
    structure: Array<SiteSection | SiteSectionGroup>;
    urls?: {
        published?: string;
    };
    icon?: string;
} | {
    type: 'siteSpaces';
    structure: Array<SiteSpace>;
    urls?: {
        published?: string;
    };
    icon?: string;
};

export type SiteStyling = {
    theme: 'clean' | 'muted' | 'bold' | 'gradient';
    primaryColor: ThemedColor;
    tint?: {
        color: ThemedColor;
    };
    infoColor: ThemedColor;
    successColor: ThemedColor;
    warningColor: ThemedColor;
    dangerColor: ThemedColor;
    corners: 'straight' | 'rounded' | 'circular';
    depth: 'subtle' | 'flat';
    links: 'default' | 'accent';
    font: 'ABCFavorit' | 'Inter' | 'Roboto' | 'RobotoSlab' | 'OpenSans' | 'SourceSansPro' | 'Lato' | 'Ubuntu' | 'Raleway' | 'Merriweather' | 'Overpass' | 'NotoSans' | 'IBMPlexSerif' | 'Poppins' | 'FiraSans' | CustomFont;
    monospaceFont: 'FiraCode' | 'IBMPlexMono' | 'JetBrainsMono' | 'SourceCodePro' | 'RobotoMono' | 'SpaceMono' | 'DMMono' | 'Inconsolata' | CustomFont;
    background?: 'plain' | 'match';
    icons: 'regular' | 'solid' | 'duotone' | 'light' | 'thin';
    sidebar: {
        background: 'default' | 'filled';
        list: 'default' | 'pill' | 'line';
    };
    search: 'prominent' | 'subtle';
};

export type SiteType = 'basic' | 'premium' | 'ultimate' | 'sponsored' | 'legacy-basic' | 'legacy-premium';

export type SiteUpdate = {
    title?: string;
    visibility?: SiteVisibility;
    basename?: string;
    adaptiveContent?: {
        enabled: boolean;
    };
    agentsContext?: AgentsContext;
    scriptSources?: SiteScriptSources;
    defaultSiteSpace?: string;
    defaultSiteSection?: string;
    proxy?: string | null;
};

export type SiteVisibility = 'public' | 'unlisted' | 'share-link' | 'visitor-auth';

export type SiteVisit = {
    object: 'site-visit';
    url: string;
};

export type Space = {
    object: 'space';
    id: string;
    title: string;
    description?: string;
    emoji: string;
    visibility: Visibility;
    createdAt: string;
    updatedAt: string;
    deletedAt?: string;
    deletedBy?: User;
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
    template?: boolean;
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
        publish: boolean;
        create: boolean;
    };
};

export type SpaceHealth = {
    revision: RevisionOfMain;
    days: Array<{
        day: string;
        revisions: number;
        pages: number;
        opened: number;
        merged: number;
    }>;
    pages: number;
    people: number;
    waiting: number;
};

export type SpaceInstallation = {
    integration: string;
    installation: string;
    status: InstallationStatus;
    configuration: {
        [key: string]: unknown;
    };
    externalIds: Array<string>;
    urls: {
        location: string;
        publicEndpoint: string;
        publicContentEndpoint: string;
    };
    space: string | Space;
};

export type SpaceMergeRules = {
    type: 'inherit';
} | {
    type: 'rules';
    rules: Array<MergeRule>;
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
    description?: string;
    template?: boolean;
};

export type StructurePart = SiteSpace | SiteSection | SiteSectionGroup;

export type StructureSort = {
    item: {
        type: 'site-space' | 'site-section' | 'site-section-group';
        id: string;
    };
    position: {
        before?: {
            type: 'site-space' | 'site-section' | 'site-section-group';
            id: string;
        };
        after?: {
            type: 'site-space' | 'site-section' | 'site-section-group';
            id: string;
        };
    };
};

export type Subdomain = {
    object: 'subdomain';
    subdomain: string;
    target: {
        type: 'organization';
        organization: string;
    };
    isActive: boolean;
};

export type Suggestion = {
    object: 'suggestion';
    id: string;
    state: SuggestionState;
    page: {
        id: string;
        title: string;
    };
    node: string;
    base: RichTextDocument;
    replacement: RichTextDocument;
    current?: RichTextDocument;
    fit: 'fresh' | 'merges' | 'conflicts' | 'gone';
    comment: string;
    createdBy: User;
    createdAt: string;
    settledBy?: User;
    settledAt?: string;
    revision?: string;
    permissions: {
        accept: boolean;
        dismiss: boolean;
    };
};

export type SuggestionState = 'open' | 'accepted' | 'dismissed';

export type Team = {
    object: 'team';
    id: string;
    title: string;
    members: number;
    spaces: number;
    createdAt: string;
    permissions: {
        admin: boolean;
        view: boolean;
    };
};

export type TeamGrant = {
    permission: Role;
    team: Team;
};

export type TeamMember = {
    organization: Member;
    team: {
        role: TeamRole;
    };
    permissions: {
        view: boolean;
    };
};

export type TeamMemberUpdate = {
    role?: TeamRole;
};

export type TeamMembersUpdate = {
    add?: Array<string>;
    remove?: Array<string>;
    memberships?: {
        [key: string]: {
            role: TeamRole;
        };
    };
};

export type TeamRole = 'owner' | 'member';

export type TeamUpdate = {
    title: string;
};

export type TemplateConditions = {
    items: Array<{
        description: string;
        condition: string;
    }>;
};

export type TemplateParams = {
    contentRefs?: {
        [key: string]: ContentReference;
    };
};

export type Text = {
    object: 'text';
    leaves: Array<{
        object: 'leaf';
        text: string;
        marks: Array<Mark>;
    }>;
};

export type TextInput = {
    object: 'text';
    leaves: Array<{
        object: 'leaf';
        text: string;
        marks?: Array<Mark>;
    }>;
};

export type ThemedColor = {
    light: string;
    dark: string;
};

export type ThemedUrl = {
    light: string;
    dark: string;
};

export type ThingAccessQuestion = {
    defaultLevel?: Role | 'inherit' | null;
    parent?: string | null;
};

export type TimelineEntry = {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'created';
    subject: string;
    revision: string;
    reverts?: {
        id: string;
        number: number;
        subject: string;
    };
    restores?: string;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'opened';
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'returned-to-draft';
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'archived';
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'reopened';
    status: 'draft' | 'open';
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'edited';
    updatedAt: string;
    edits: number;
    revision: string;
    pages: {
        count: number;
        items: Array<{
            id: string;
            title: string;
        }>;
    };
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'subject-changed';
    from: string;
    to: string;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'description-changed';
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'review-requested';
    users: Array<User>;
    teams: Array<{
        id: string;
        title: string;
    }>;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'review-request-withdrawn';
    users: Array<User>;
    teams: Array<{
        id: string;
        title: string;
    }>;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'reviewed';
    review: string;
    status: ReviewStatus;
    revision: string;
    summary: string;
    comments: number;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'review-dismissed';
    review: string;
    reviewer: User;
    status: ReviewStatus;
    message?: string;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'suggestion-accepted';
    suggestion: string;
    author: User;
    page?: {
        id: string;
        title: string;
    };
    revision?: string;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'suggestion-dismissed';
    suggestion: string;
    author: User;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'thread-opened';
    comment: string;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'thread-resolved';
    comment: string;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'thread-reopened';
    comment: string;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'updated-from-main';
    from: string;
    to: string;
    revision: string;
    conflicts: number;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'rules-changed';
    source: 'space' | 'organization';
    rules: Array<string>;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'merge-scheduled';
    when: 'rules-pass' | 'at';
    at?: string;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'scheduled-merge-cancelled';
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'merge-failed';
    message: string;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'merged';
    revision: string;
    number: number;
    scheduled: boolean;
    rulesSource: 'space' | 'organization' | 'default' | 'none';
    rules: Array<{
        message: string;
        state: 'passed' | 'failed' | 'bypassed';
    }>;
    objections: Array<{
        kind: 'changes-requested' | 'open-thread' | 'unanswered-suggestion';
        by: User;
        text: string;
    }>;
} | {
    object: 'timeline-entry';
    id: string;
    actor: User;
    createdAt: string;
    kind: 'reverted';
    changeRequest: {
        id: string;
        number: number;
        subject: string;
    };
};

export type TimelineKind = 'created' | 'opened' | 'returned-to-draft' | 'archived' | 'reopened' | 'edited' | 'subject-changed' | 'description-changed' | 'review-requested' | 'review-request-withdrawn' | 'reviewed' | 'review-dismissed' | 'suggestion-accepted' | 'suggestion-dismissed' | 'thread-opened' | 'thread-resolved' | 'thread-reopened' | 'updated-from-main' | 'rules-changed' | 'merge-scheduled' | 'scheduled-merge-cancelled' | 'merge-failed' | 'merged' | 'reverted';

export type Token = {
    object: 'token';
    id: string;
    name: string;
    scope: Scope;
    createdAt: string;
    lastUsedAt?: string;
    expiresAt?: string;
};

export type TotpConfirmation = {
    code: string;
};

export type TotpStart = {
    id: string;
    secret: string;
    uri: string;
};

export type TracedEvent = {
    event: IntegrationEvent;
    trace: {
        logs: Array<{
            message?: string;
            timestamp?: string;
            level?: 'debug' | 'info' | 'warn' | 'error';
        }>;
    };
};

export type Transfer = {
    organization: string;
};

export type Translation = {
    object: 'translation';
    id: string;
    status: TranslationStatus;
    source: {
        space: string;
        language: Language;
    };
    language: Language;
    instructions: RichTextDocument;
    result?: {
        space: string;
        language: Language;
        revision: string;
        changeRequest?: string;
    };
    createdAt: string;
    updatedAt: string;
    stats: {
        runs: number;
        totalWords: number;
        totalPages: number;
        totalDuration: number;
        latestRunDuration: number;
        latestPages: number;
        latestWords: number;
    };
    permissions: {
        view: boolean;
        edit: boolean;
    };
    urls: {
        location: string;
        app: string;
    };
    engine: string;
    delivery: TranslationDelivery;
    autoRun: boolean;
    limits: TranslationLimits;
    charactersThisMonth: number;
    titles: {
        source?: string;
        result?: string;
    };
    units: TranslationUnitCounts;
    progress?: {
        run: string;
        pagesDone: number;
        pagesTotal: number;
    };
    lastRun?: {
        id: string;
        outcome: TranslationRunOutcome;
        finishedAt: string;
        message?: string;
    };
    frozen?: 'source-deleted' | 'result-deleted';
};

export type TranslationCoverage = {
    page: {
        id: string;
        title: string;
        path: string;
    };
    languages: Array<{
        translation: string;
        language: Language;
        units: TranslationUnitCounts;
    }>;
};

export type TranslationDelivery = 'automatic' | 'change-request';

export type TranslationEngine = {
    object: 'translation-engine';
    id: string;
    kind: TranslationEngineKind;
    title: string;
    url?: string;
    model?: string;
    hasKey: boolean;
    builtIn: boolean;
    translations: number;
    createdAt?: string;
    updatedAt?: string;
    urls: {
        location: string;
    };
};

export type TranslationEngineKind = 'pseudo' | 'memory' | 'libretranslate' | 'deepl' | 'chat';

export type TranslationEngineTest = {
    ok: boolean;
    message: string;
    milliseconds: number;
    source: string;
    target?: string;
};

export type TranslationEngineUpdate = {
    title?: string;
    url?: string | null;
    model?: string | null;
    key?: string | null;
};

export type TranslationEstimate = {
    pages: number;
    units: number;
    words: number;
    characters: number;
    fromMemory: number;
    remaining: number;
};

export type TranslationImport = {
    format: 'xliff' | 'po';
    changed: number;
    unchanged: number;
    skipped: number;
    problems: Array<{
        line?: number;
        unit?: string;
        message: string;
    }>;
    problemCount: number;
    changes: Array<{
        unit: string;
        before?: string;
        after: string;
    }>;
    revision?: string;
    changeRequest?: string;
};

export type TranslationLimits = {
    charactersPerRun: number | null;
    charactersPerMonth: number | null;
};

export type TranslationPage = {
    page: {
        id: string;
        title: string;
        path: string;
    };
    units: TranslationUnitCounts;
    words: number;
    checks: {
        errors: number;
        warnings: number;
    };
};

export type TranslationRun = {
    object: 'translation-run';
    id: string;
    translation: string;
    trigger: 'manual' | 'automatic' | 'glossary';
    status: 'queued' | 'running' | 'finished';
    outcome?: TranslationRunOutcome;
    message?: string;
    by?: User;
    engine: string;
    createdAt: string;
    startedAt?: string;
    finishedAt?: string;
    pagesDone: number;
    pagesTotal: number;
    units: {
        translated: number;
        fromMemory: number;
        failed: number;
        kept: number;
    };
    words: number;
    characters: number;
    revision?: string;
    changeRequest?: string;
};

export type TranslationRunOutcome = 'done' | 'partial' | 'cancelled' | 'failed';

export type TranslationRunReport = {
    object: 'translation-run';
    id: string;
    translation: string;
    trigger: 'manual' | 'automatic' | 'glossary';
    status: 'queued' | 'running' | 'finished';
    outcome?: TranslationRunOutcome;
    message?: string;
    by?: User;
    engine: string;
    createdAt: string;
    startedAt?: string;
    finishedAt?: string;
    pagesDone: number;
    pagesTotal: number;
    units: {
        translated: number;
        fromMemory: number;
        failed: number;
        kept: number;
    };
    words: number;
    characters: number;
    revision?: string;
    changeRequest?: string;
    pages: Array<{
        page: {
            id: string;
            title: string;
        };
        translated: number;
        fromMemory: number;
        failed: number;
        problems: Array<{
            unit: string;
            message: string;
        }>;
    }>;
    removed: Array<{
        page: {
            id: string;
            title: string;
        };
        units: number;
    }>;
};

export type TranslationStatus = 'pending' | 'running' | 'completed';

export type TranslationUnit = {
    object: 'translation-unit';
    id: string;
    page: {
        id: string;
        title: string;
    };
    kind: 'text' | 'cell' | 'label' | 'page-title' | 'page-description' | 'page-link-title';
    block?: {
        key?: string;
        type: string;
    };
    label: string;
    source: string;
    tags: Array<{
        id: number;
        label: string;
    }>;
    target?: string;
    state: TranslationUnitState;
    minor: boolean;
    formerSource?: string;
    origin?: 'machine' | 'memory' | 'person' | 'import';
    by?: User;
    at?: string;
    suggestions: Array<{
        target: string;
        origin: 'machine' | 'memory';
        likeness: number;
        source?: string;
    }>;
    terms: Array<{
        entry: string;
        source: string;
        target?: string;
        doNotTranslate: boolean;
    }>;
    checks: Array<TranslationUnitCheck>;
    problem?: string;
};

export type TranslationUnitCheck = {
    kind: 'tags' | 'expressions' | 'code' | 'title-limit' | 'control-characters' | 'numbers' | 'glossary' | 'length' | 'unchanged' | 'punctuation' | 'spaces' | 'consistency';
    severity: 'error' | 'warning';
    message: string;
};

export type TranslationUnitCounts = {
    missing: number;
    machine: number;
    edited: number;
    reviewed: number;
    stale: number;
};

export type TranslationUnitState = 'missing' | 'machine' | 'edited' | 'reviewed' | 'stale';

export type TranslationUnitUpdate = {
    target: string;
    state?: 'edited' | 'reviewed';
    ifTarget?: string | null;
};

export type TranslationUnitsChanged = {
    changed: number;
    refused: Array<{
        unit: string;
        message: string;
    }>;
};

export type TranslationUnitsToApprove = {
    units: Array<string>;
};

export type TranslationUnitsToKeep = {
    units: Array<string>;
} | {
    minor: true;
};

export type TranslationUpdate = {
    instructions?: RichTextDocumentInput;
    engine?: string;
    delivery?: TranslationDelivery;
    autoRun?: boolean;
    limits?: {
        charactersPerRun?: number | null;
        charactersPerMonth?: number | null;
    };
};

export type Understood = {
    words: 'all' | 'most';
    corrected?: Array<{
        typed: string;
        words: Array<string>;
    }>;
    ignored?: Array<string>;
    indexing?: true;
};

export type UpdateFile = {
    operation: 'update_file';
    file: string;
    name?: string;
    base64?: string;
    contentType?: string;
};

export type UpdatePage = {
    operation: 'update_page';
    page: string;
    title?: string;
    slug?: string;
    emoji?: string | null;
    icon?: string | null;
    description?: string | null;
    linkTitle?: string | null;
    layout?: PageLayoutUpdate | null;
    cover?: PageCoverUpdate | null;
    variables?: {
        [key: string]: VariableValue;
    } | null;
    hidden?: boolean | null;
    noIndex?: boolean | null;
    noRobotsIndex?: boolean | null;
    condition?: string | null;
    into?: string | null;
    before?: string;
    after?: string;
    at?: number;
    document?: WritingInput;
    target?: ContentReference;
    computed?: ComputedSource;
};

export type UpdateResult = {
    revision: string;
    result: 'update' | 'conflicts';
};

export type UpdateReusableContent = {
    operation: 'update_reusable_content';
    reusableContent: string;
    title?: string;
    document?: WritingInput;
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
    operator?: boolean;
    passwordless?: boolean;
    profileFixed?: boolean;
};

export type UserGrant = {
    permission: Role;
    user: User;
};

export type UserUpdate = {
    displayName?: string;
    photoURL?: string | null;
};

export type VariableValue = string | number | boolean;

export type Variables = {
    [key: string]: VariableValue;
};

export type Viewed = {
    revision: string;
    pages: Array<string>;
    blocks: Array<{
        page: string;
        block: string;
    }>;
    changedSince: Array<string>;
    lastReview?: {
        id: string;
        revision: string;
        status: ReviewStatus;
        createdAt: string;
    };
};

export type ViewedUpdate = {
    revision?: string;
    pages?: Array<{
        page: string;
        viewed: boolean;
    }>;
    blocks?: Array<{
        page: string;
        block: string;
        viewed: boolean;
    }>;
};

export type Visibility = 'public' | 'unlisted' | 'share-link' | 'visitor-auth' | 'in-collection' | 'private';

export type VisitorClaimsKeys = {
    keys: Array<{
        kty: 'OKP';
        crv: 'Ed25519';
        alg: 'EdDSA';
        use: 'sig';
        kid: string;
        x: string;
    }>;
};

export type WholeConversation = {
    conversation: Conversation;
    parts: Array<ConversationPart>;
    metadata: ConversationMetadata;
};

export type WriteConflict = {
    path: string;
    page?: string;
    block?: string;
    field?: string;
    base?: unknown;
    theirs?: unknown;
    yours?: unknown;
};

export type Writing = {
    markdown: string;
} | {
    document: RichTextDocument;
} | {
    [key: string]: unknown;
};

export type WritingInput = {
    markdown: string;
} | {
    document: RichTextDocumentInput;
} | {
    [key: string]: never;
};

export type Written = {
    object: 'created_page';
    ref?: string;
    page: {
        object: 'page';
        id: string;
        title: string;
        path?: string;
        urls: {
            location: string;
        };
    };
} | {
    object: 'updated_page';
    page: {
        object: 'page';
        id: string;
        title: string;
        path?: string;
        urls: {
            location: string;
        };
    };
} | {
    object: 'deleted_page';
    page: string;
    below: Array<string>;
} | {
    object: 'created_files' | 'updated_file' | 'deleted_file';
    files: Array<{
        id: string;
        ref?: string;
    }>;
} | {
    object: 'updated_variables';
    variables: Array<string>;
} | {
    object: 'created_reusable_content' | 'updated_reusable_content' | 'deleted_reusable_content';
    ref?: string;
    reusableContent: string;
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CreateSessionError = CreateSessionErrors[keyof CreateSessionErrors];

export type CreateSessionResponses = {
    201: SignedIn;
    202: SignedIn;
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
    503: Error;
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
    503: Error;
};

export type UpdateUserError = UpdateUserErrors[keyof UpdateUserErrors];

export type UpdateUserResponses = {
    200: User;
};

export type UpdateUserResponse = UpdateUserResponses[keyof UpdateUserResponses];

export type GetUserByIdData = {
    body?: never;
    path: {
        userId: string;
    };
    query?: never;
    url: '/users/{userId}';
};

export type GetUserByIdErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetUserByIdError = GetUserByIdErrors[keyof GetUserByIdErrors];

export type GetUserByIdResponses = {
    200: User;
};

export type GetUserByIdResponse = GetUserByIdResponses[keyof GetUserByIdResponses];

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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
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
    503: Error;
};

export type GetJobError = GetJobErrors[keyof GetJobErrors];

export type GetJobResponses = {
    200: Job;
};

export type GetJobResponse = GetJobResponses[keyof GetJobResponses];

export type RetryJobData = {
    body?: never;
    path: {
        jobId: string;
    };
    query?: never;
    url: '/jobs/{jobId}/retry';
};

export type RetryJobErrors = {
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
    503: Error;
};

export type RetryJobError = RetryJobErrors[keyof RetryJobErrors];

export type RetryJobResponses = {
    202: Job;
};

export type RetryJobResponse = RetryJobResponses[keyof RetryJobResponses];

export type GetInstallationOverviewData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/installation';
};

export type GetInstallationOverviewErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetInstallationOverviewError = GetInstallationOverviewErrors[keyof GetInstallationOverviewErrors];

export type GetInstallationOverviewResponses = {
    200: InstallationOverview;
};

export type GetInstallationOverviewResponse = GetInstallationOverviewResponses[keyof GetInstallationOverviewResponses];

export type ListSlowOperationsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/installation/operations';
};

export type ListSlowOperationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSlowOperationsError = ListSlowOperationsErrors[keyof ListSlowOperationsErrors];

export type ListSlowOperationsResponses = {
    200: OperationTimes;
};

export type ListSlowOperationsResponse = ListSlowOperationsResponses[keyof ListSlowOperationsResponses];

export type ListOrganizationSizesData = {
    body?: never;
    path?: never;
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/installation/organizations';
};

export type ListOrganizationSizesErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListOrganizationSizesError = ListOrganizationSizesErrors[keyof ListOrganizationSizesErrors];

export type ListOrganizationSizesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<OrganizationSize>;
    };
};

export type ListOrganizationSizesResponse = ListOrganizationSizesResponses[keyof ListOrganizationSizesResponses];

export type ListInstallationJobsData = {
    body?: never;
    path?: never;
    query?: {
        page?: string;
        limit?: number;
        state?: 'pending' | 'running' | 'done' | 'failed' | 'cancelled';
        kind?: string;
    };
    url: '/installation/jobs';
};

export type ListInstallationJobsErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListInstallationJobsError = ListInstallationJobsErrors[keyof ListInstallationJobsErrors];

export type ListInstallationJobsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<InstallationJob>;
    };
};

export type ListInstallationJobsResponse = ListInstallationJobsResponses[keyof ListInstallationJobsResponses];

export type RetryInstallationJobData = {
    body?: never;
    path: {
        jobId: string;
    };
    query?: never;
    url: '/installation/jobs/{jobId}/retry';
};

export type RetryInstallationJobErrors = {
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
    503: Error;
};

export type RetryInstallationJobError = RetryInstallationJobErrors[keyof RetryInstallationJobErrors];

export type RetryInstallationJobResponses = {
    202: InstallationJob;
};

export type RetryInstallationJobResponse = RetryInstallationJobResponses[keyof RetryInstallationJobResponses];

export type CancelInstallationJobData = {
    body?: never;
    path: {
        jobId: string;
    };
    query?: never;
    url: '/installation/jobs/{jobId}';
};

export type CancelInstallationJobErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CancelInstallationJobError = CancelInstallationJobErrors[keyof CancelInstallationJobErrors];

export type CancelInstallationJobResponses = {
    204: void;
};

export type CancelInstallationJobResponse = CancelInstallationJobResponses[keyof CancelInstallationJobResponses];

export type ListBackupsData = {
    body?: never;
    path?: never;
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/installation/backups';
};

export type ListBackupsErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListBackupsError = ListBackupsErrors[keyof ListBackupsErrors];

export type ListBackupsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Backup>;
    };
};

export type ListBackupsResponse = ListBackupsResponses[keyof ListBackupsResponses];

export type StartBackupData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/installation/backups';
};

export type StartBackupErrors = {
    400: Error;
    401: Error;
    403: Error;
    409: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type StartBackupError = StartBackupErrors[keyof StartBackupErrors];

export type StartBackupResponses = {
    202: Backup;
};

export type StartBackupResponse = StartBackupResponses[keyof StartBackupResponses];

export type GetBackupScheduleData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/installation/backups/schedule';
};

export type GetBackupScheduleErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetBackupScheduleError = GetBackupScheduleErrors[keyof GetBackupScheduleErrors];

export type GetBackupScheduleResponses = {
    200: BackupSchedule;
};

export type GetBackupScheduleResponse = GetBackupScheduleResponses[keyof GetBackupScheduleResponses];

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
    503: Error;
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
    503: Error;
};

export type CreateOrganizationError = CreateOrganizationErrors[keyof CreateOrganizationErrors];

export type CreateOrganizationResponses = {
    201: Organization;
};

export type CreateOrganizationResponse = CreateOrganizationResponses[keyof CreateOrganizationResponses];

export type DeleteOrganizationData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}';
};

export type DeleteOrganizationErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteOrganizationError = DeleteOrganizationErrors[keyof DeleteOrganizationErrors];

export type DeleteOrganizationResponses = {
    204: void;
};

export type DeleteOrganizationResponse = DeleteOrganizationResponses[keyof DeleteOrganizationResponses];

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
    503: Error;
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
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
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
    query?: {
        recent?: number;
    };
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
    503: Error;
};

export type StreamEventsError = StreamEventsErrors[keyof StreamEventsErrors];

export type StreamEventsResponses = {
    200: string;
};

export type StreamEventsResponse = StreamEventsResponses[keyof StreamEventsResponses];

export type JoinOrganizationData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/join';
};

export type JoinOrganizationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type JoinOrganizationError = JoinOrganizationErrors[keyof JoinOrganizationErrors];

export type JoinOrganizationResponses = {
    204: void;
};

export type JoinOrganizationResponse = JoinOrganizationResponses[keyof JoinOrganizationResponses];

export type GetAgentInstructionsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/agent-instructions';
};

export type GetAgentInstructionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetAgentInstructionsError = GetAgentInstructionsErrors[keyof GetAgentInstructionsErrors];

export type GetAgentInstructionsResponses = {
    200: AgentInstructions;
};

export type GetAgentInstructionsResponse = GetAgentInstructionsResponses[keyof GetAgentInstructionsResponses];

export type UpdateAgentInstructionsData = {
    body: AgentInstructionsUpdate;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/agent-instructions';
};

export type UpdateAgentInstructionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateAgentInstructionsError = UpdateAgentInstructionsErrors[keyof UpdateAgentInstructionsErrors];

export type UpdateAgentInstructionsResponses = {
    200: AgentInstructions;
};

export type UpdateAgentInstructionsResponse = UpdateAgentInstructionsResponses[keyof UpdateAgentInstructionsResponses];

export type ListOrganizationsOfDomainData = {
    body?: never;
    path: {
        emailDomain: string;
    };
    query?: never;
    url: '/email-domains/{emailDomain}/o';
};

export type ListOrganizationsOfDomainErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListOrganizationsOfDomainError = ListOrganizationsOfDomainErrors[keyof ListOrganizationsOfDomainErrors];

export type ListOrganizationsOfDomainResponses = {
    200: OrganizationsOfDomain;
};

export type ListOrganizationsOfDomainResponse = ListOrganizationsOfDomainResponses[keyof ListOrganizationsOfDomainResponses];

export type ListOrganizationsOfDomainAliasData = {
    body?: never;
    path: {
        emailDomain: string;
    };
    query?: never;
    url: '/email-domains/{emailDomain}/orgs';
};

export type ListOrganizationsOfDomainAliasErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListOrganizationsOfDomainAliasError = ListOrganizationsOfDomainAliasErrors[keyof ListOrganizationsOfDomainAliasErrors];

export type ListOrganizationsOfDomainAliasResponses = {
    200: OrganizationsOfDomain;
};

export type ListOrganizationsOfDomainAliasResponse = ListOrganizationsOfDomainAliasResponses[keyof ListOrganizationsOfDomainAliasResponses];

export type GetSubdomainData = {
    body?: never;
    path: {
        subdomain: string;
    };
    query?: never;
    url: '/subdomains/{subdomain}';
};

export type GetSubdomainErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSubdomainError = GetSubdomainErrors[keyof GetSubdomainErrors];

export type GetSubdomainResponses = {
    200: Subdomain;
};

export type GetSubdomainResponse = GetSubdomainResponses[keyof GetSubdomainResponses];

export type GetFirstStepsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/first-steps';
};

export type GetFirstStepsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetFirstStepsError = GetFirstStepsErrors[keyof GetFirstStepsErrors];

export type GetFirstStepsResponses = {
    200: FirstSteps;
};

export type GetFirstStepsResponse = GetFirstStepsResponses[keyof GetFirstStepsResponses];

export type RecallFirstStepsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/first-steps/dismissal';
};

export type RecallFirstStepsErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RecallFirstStepsError = RecallFirstStepsErrors[keyof RecallFirstStepsErrors];

export type RecallFirstStepsResponses = {
    204: void;
};

export type RecallFirstStepsResponse = RecallFirstStepsResponses[keyof RecallFirstStepsResponses];

export type DismissFirstStepsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/first-steps/dismissal';
};

export type DismissFirstStepsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DismissFirstStepsError = DismissFirstStepsErrors[keyof DismissFirstStepsErrors];

export type DismissFirstStepsResponses = {
    204: void;
};

export type DismissFirstStepsResponse = DismissFirstStepsResponses[keyof DismissFirstStepsResponses];

export type ListAuditEventsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        actor?: string;
        action?: Array<AuditAction>;
        target?: string;
        from?: string;
        to?: string;
    };
    url: '/orgs/{organizationId}/audit-events';
};

export type ListAuditEventsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListAuditEventsError = ListAuditEventsErrors[keyof ListAuditEventsErrors];

export type ListAuditEventsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<AuditEvent>;
    };
};

export type ListAuditEventsResponse = ListAuditEventsResponses[keyof ListAuditEventsResponses];

export type ExportAuditEventsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        actor?: string;
        action?: Array<AuditAction>;
        target?: string;
        from?: string;
        to?: string;
        format?: 'csv' | 'ndjson';
    };
    url: '/orgs/{organizationId}/audit-events/export';
};

export type ExportAuditEventsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ExportAuditEventsError = ExportAuditEventsErrors[keyof ExportAuditEventsErrors];

export type ExportAuditEventsResponses = {
    200: string;
};

export type ExportAuditEventsResponse = ExportAuditEventsResponses[keyof ExportAuditEventsResponses];

export type DeleteLinkInviteData = {
    body?: never;
    path: {
        organizationId: string;
        inviteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/link-invites/{inviteId}';
};

export type DeleteLinkInviteErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteLinkInviteError = DeleteLinkInviteErrors[keyof DeleteLinkInviteErrors];

export type DeleteLinkInviteResponses = {
    204: void;
};

export type DeleteLinkInviteResponse = DeleteLinkInviteResponses[keyof DeleteLinkInviteResponses];

export type GetLinkInviteData = {
    body?: never;
    path: {
        organizationId: string;
        inviteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/link-invites/{inviteId}';
};

export type GetLinkInviteErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetLinkInviteError = GetLinkInviteErrors[keyof GetLinkInviteErrors];

export type GetLinkInviteResponses = {
    200: LinkInvite;
};

export type GetLinkInviteResponse = GetLinkInviteResponses[keyof GetLinkInviteResponses];

export type UpdateLinkInviteData = {
    body: LinkInviteUpdate;
    path: {
        organizationId: string;
        inviteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/link-invites/{inviteId}';
};

export type UpdateLinkInviteErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateLinkInviteError = UpdateLinkInviteErrors[keyof UpdateLinkInviteErrors];

export type UpdateLinkInviteResponses = {
    200: LinkInvite;
};

export type UpdateLinkInviteResponse = UpdateLinkInviteResponses[keyof UpdateLinkInviteResponses];

export type ListMembersData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        order?: 'asc' | 'desc';
        role?: 'read' | 'comment' | 'edit' | 'review' | 'create' | 'admin' | 'guest';
        search?: string;
        sort?: 'joinedAt' | 'lastSeenAt';
    };
    url: '/orgs/{organizationId}/members';
};

export type ListMembersErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListMembersError = ListMembersErrors[keyof ListMembersErrors];

export type ListMembersResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Member>;
    };
};

export type ListMembersResponse = ListMembersResponses[keyof ListMembersResponses];

export type RemoveMemberData = {
    body?: never;
    path: {
        organizationId: string;
        userId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/members/{userId}';
};

export type RemoveMemberErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RemoveMemberError = RemoveMemberErrors[keyof RemoveMemberErrors];

export type RemoveMemberResponses = {
    204: void;
};

export type RemoveMemberResponse = RemoveMemberResponses[keyof RemoveMemberResponses];

export type GetMemberData = {
    body?: never;
    path: {
        organizationId: string;
        userId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/members/{userId}';
};

export type GetMemberErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetMemberError = GetMemberErrors[keyof GetMemberErrors];

export type GetMemberResponses = {
    200: Member;
};

export type GetMemberResponse = GetMemberResponses[keyof GetMemberResponses];

export type UpdateMemberData = {
    body: MemberUpdate;
    path: {
        organizationId: string;
        userId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/members/{userId}';
};

export type UpdateMemberErrors = {
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
    503: Error;
};

export type UpdateMemberError = UpdateMemberErrors[keyof UpdateMemberErrors];

export type UpdateMemberResponses = {
    200: Member;
};

export type UpdateMemberResponse = UpdateMemberResponses[keyof UpdateMemberResponses];

export type PingOrganizationData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/ping';
};

export type PingOrganizationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type PingOrganizationError = PingOrganizationErrors[keyof PingOrganizationErrors];

export type PingOrganizationResponses = {
    200: Ping;
};

export type PingOrganizationResponse = PingOrganizationResponses[keyof PingOrganizationResponses];

export type SetMemberSignOnData = {
    body?: never;
    path: {
        organizationId: string;
        userId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/members/{userId}/sso';
};

export type SetMemberSignOnErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type SetMemberSignOnError = SetMemberSignOnErrors[keyof SetMemberSignOnErrors];

export type SetMemberSignOnResponses = {
    200: Member;
};

export type SetMemberSignOnResponse = SetMemberSignOnResponses[keyof SetMemberSignOnResponses];

export type ListMemberTeamsData = {
    body?: never;
    path: {
        organizationId: string;
        userId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        title?: string;
    };
    url: '/orgs/{organizationId}/members/{userId}/teams';
};

export type ListMemberTeamsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListMemberTeamsError = ListMemberTeamsErrors[keyof ListMemberTeamsErrors];

export type ListMemberTeamsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<MemberTeam>;
    };
};

export type ListMemberTeamsResponse = ListMemberTeamsResponses[keyof ListMemberTeamsResponses];

export type ListTeamsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        owner?: string;
        title?: string;
    };
    url: '/orgs/{organizationId}/teams';
};

export type ListTeamsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListTeamsError = ListTeamsErrors[keyof ListTeamsErrors];

export type ListTeamsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Team>;
    };
};

export type ListTeamsResponse = ListTeamsResponses[keyof ListTeamsResponses];

export type CreateTeamData = {
    body: NewTeam;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/teams';
};

export type CreateTeamErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CreateTeamError = CreateTeamErrors[keyof CreateTeamErrors];

export type CreateTeamResponses = {
    201: Team;
};

export type CreateTeamResponse = CreateTeamResponses[keyof CreateTeamResponses];

export type DeleteTeamData = {
    body?: never;
    path: {
        organizationId: string;
        teamId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/teams/{teamId}';
};

export type DeleteTeamErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteTeamError = DeleteTeamErrors[keyof DeleteTeamErrors];

export type DeleteTeamResponses = {
    204: void;
};

export type DeleteTeamResponse = DeleteTeamResponses[keyof DeleteTeamResponses];

export type GetTeamData = {
    body?: never;
    path: {
        organizationId: string;
        teamId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/teams/{teamId}';
};

export type GetTeamErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetTeamError = GetTeamErrors[keyof GetTeamErrors];

export type GetTeamResponses = {
    200: Team;
};

export type GetTeamResponse = GetTeamResponses[keyof GetTeamResponses];

export type UpdateTeamData = {
    body: TeamUpdate;
    path: {
        organizationId: string;
        teamId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/teams/{teamId}';
};

export type UpdateTeamErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateTeamError = UpdateTeamErrors[keyof UpdateTeamErrors];

export type UpdateTeamResponses = {
    200: Team;
};

export type UpdateTeamResponse = UpdateTeamResponses[keyof UpdateTeamResponses];

export type ListSamlProvidersData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/saml';
};

export type ListSamlProvidersErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSamlProvidersError = ListSamlProvidersErrors[keyof ListSamlProvidersErrors];

export type ListSamlProvidersResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<SamlProvider>;
    };
};

export type ListSamlProvidersResponse = ListSamlProvidersResponses[keyof ListSamlProvidersResponses];

export type CreateSamlProviderData = {
    body: NewSamlProvider;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/saml';
};

export type CreateSamlProviderErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CreateSamlProviderError = CreateSamlProviderErrors[keyof CreateSamlProviderErrors];

export type CreateSamlProviderResponses = {
    201: SamlProvider;
};

export type CreateSamlProviderResponse = CreateSamlProviderResponses[keyof CreateSamlProviderResponses];

export type DeleteSamlProviderData = {
    body?: never;
    path: {
        organizationId: string;
        samlProviderId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/saml/{samlProviderId}';
};

export type DeleteSamlProviderErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSamlProviderError = DeleteSamlProviderErrors[keyof DeleteSamlProviderErrors];

export type DeleteSamlProviderResponses = {
    204: void;
};

export type DeleteSamlProviderResponse = DeleteSamlProviderResponses[keyof DeleteSamlProviderResponses];

export type GetSamlProviderData = {
    body?: never;
    path: {
        organizationId: string;
        samlProviderId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/saml/{samlProviderId}';
};

export type GetSamlProviderErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSamlProviderError = GetSamlProviderErrors[keyof GetSamlProviderErrors];

export type GetSamlProviderResponses = {
    200: SamlProvider;
};

export type GetSamlProviderResponse = GetSamlProviderResponses[keyof GetSamlProviderResponses];

export type UpdateSamlProviderData = {
    body: SamlProviderUpdate;
    path: {
        organizationId: string;
        samlProviderId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/saml/{samlProviderId}';
};

export type UpdateSamlProviderErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateSamlProviderError = UpdateSamlProviderErrors[keyof UpdateSamlProviderErrors];

export type UpdateSamlProviderResponses = {
    200: SamlProvider;
};

export type UpdateSamlProviderResponse = UpdateSamlProviderResponses[keyof UpdateSamlProviderResponses];

export type ListSignOnsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sso';
};

export type ListSignOnsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSignOnsError = ListSignOnsErrors[keyof ListSignOnsErrors];

export type ListSignOnsResponses = {
    200: SignOns;
};

export type ListSignOnsResponse = ListSignOnsResponses[keyof ListSignOnsResponses];

export type ListVisitorClaimsKeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/visitor-claims-keys';
};

export type ListVisitorClaimsKeysErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListVisitorClaimsKeysError = ListVisitorClaimsKeysErrors[keyof ListVisitorClaimsKeysErrors];

export type ListVisitorClaimsKeysResponses = {
    200: VisitorClaimsKeys;
};

export type ListVisitorClaimsKeysResponse = ListVisitorClaimsKeysResponses[keyof ListVisitorClaimsKeysResponses];

export type ListTeamMembersData = {
    body?: never;
    path: {
        organizationId: string;
        teamId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        search?: string;
    };
    url: '/orgs/{organizationId}/teams/{teamId}/members';
};

export type ListTeamMembersErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListTeamMembersError = ListTeamMembersErrors[keyof ListTeamMembersErrors];

export type ListTeamMembersResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<TeamMember>;
    };
};

export type ListTeamMembersResponse = ListTeamMembersResponses[keyof ListTeamMembersResponses];

export type UpdateTeamMembersData = {
    body: TeamMembersUpdate;
    path: {
        organizationId: string;
        teamId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/teams/{teamId}/members';
};

export type UpdateTeamMembersErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateTeamMembersError = UpdateTeamMembersErrors[keyof UpdateTeamMembersErrors];

export type UpdateTeamMembersResponses = {
    204: void;
};

export type UpdateTeamMembersResponse = UpdateTeamMembersResponses[keyof UpdateTeamMembersResponses];

export type RemoveTeamMemberData = {
    body?: never;
    path: {
        organizationId: string;
        teamId: string;
        userId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/teams/{teamId}/members/{userId}';
};

export type RemoveTeamMemberErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RemoveTeamMemberError = RemoveTeamMemberErrors[keyof RemoveTeamMemberErrors];

export type RemoveTeamMemberResponses = {
    204: void;
};

export type RemoveTeamMemberResponse = RemoveTeamMemberResponses[keyof RemoveTeamMemberResponses];

export type AddTeamMemberData = {
    body: TeamMemberUpdate;
    path: {
        organizationId: string;
        teamId: string;
        userId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/teams/{teamId}/members/{userId}';
};

export type AddTeamMemberErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type AddTeamMemberError = AddTeamMemberErrors[keyof AddTeamMemberErrors];

export type AddTeamMemberResponses = {
    204: void;
};

export type AddTeamMemberResponse = AddTeamMemberResponses[keyof AddTeamMemberResponses];

export type EnableMemberData = {
    body?: never;
    path: {
        organizationId: string;
        userId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/members/{userId}/disabled';
};

export type EnableMemberErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type EnableMemberError = EnableMemberErrors[keyof EnableMemberErrors];

export type EnableMemberResponses = {
    204: void;
};

export type EnableMemberResponse = EnableMemberResponses[keyof EnableMemberResponses];

export type DisableMemberData = {
    body?: never;
    path: {
        organizationId: string;
        userId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/members/{userId}/disabled';
};

export type DisableMemberErrors = {
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
    503: Error;
};

export type DisableMemberError = DisableMemberErrors[keyof DisableMemberErrors];

export type DisableMemberResponses = {
    200: Member;
};

export type DisableMemberResponse = DisableMemberResponses[keyof DisableMemberResponses];

export type GetMemberHoldingsData = {
    body?: never;
    path: {
        organizationId: string;
        userId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/members/{userId}/holdings';
};

export type GetMemberHoldingsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetMemberHoldingsError = GetMemberHoldingsErrors[keyof GetMemberHoldingsErrors];

export type GetMemberHoldingsResponses = {
    200: MemberHoldings;
};

export type GetMemberHoldingsResponse = GetMemberHoldingsResponses[keyof GetMemberHoldingsResponses];

export type HandOverMemberData = {
    body: HandOver;
    path: {
        organizationId: string;
        userId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/members/{userId}/hand-over';
};

export type HandOverMemberErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type HandOverMemberError = HandOverMemberErrors[keyof HandOverMemberErrors];

export type HandOverMemberResponses = {
    200: HandedOver;
};

export type HandOverMemberResponse = HandOverMemberResponses[keyof HandOverMemberResponses];

export type GetMemberAccessData = {
    body?: never;
    path: {
        organizationId: string;
        userId: string;
    };
    query?: {
        space?: string;
        collection?: string;
        site?: string;
    };
    url: '/orgs/{organizationId}/members/{userId}/access';
};

export type GetMemberAccessErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetMemberAccessError = GetMemberAccessErrors[keyof GetMemberAccessErrors];

export type GetMemberAccessResponses = {
    200: MemberAccess;
};

export type GetMemberAccessResponse = GetMemberAccessResponses[keyof GetMemberAccessResponses];

export type ListAccessData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/access';
};

export type ListAccessErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListAccessError = ListAccessErrors[keyof ListAccessErrors];

export type ListAccessResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<AccessRow>;
        spaces: Array<AccessColumn>;
        sites: Array<AccessColumn>;
    };
};

export type ListAccessResponse = ListAccessResponses[keyof ListAccessResponses];

export type FindSignOnData = {
    body?: never;
    path?: never;
    query: {
        email: string;
    };
    url: '/sign-on';
};

export type FindSignOnErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type FindSignOnError = FindSignOnErrors[keyof FindSignOnErrors];

export type FindSignOnResponses = {
    200: SignOnRoutes;
};

export type FindSignOnResponse = FindSignOnResponses[keyof FindSignOnResponses];

export type GetSignOnSettingsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sign-on';
};

export type GetSignOnSettingsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSignOnSettingsError = GetSignOnSettingsErrors[keyof GetSignOnSettingsErrors];

export type GetSignOnSettingsResponses = {
    200: SignOnSettings;
};

export type GetSignOnSettingsResponse = GetSignOnSettingsResponses[keyof GetSignOnSettingsResponses];

export type ReleaseSignOnData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sign-on/enforcement';
};

export type ReleaseSignOnErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ReleaseSignOnError = ReleaseSignOnErrors[keyof ReleaseSignOnErrors];

export type ReleaseSignOnResponses = {
    204: void;
};

export type ReleaseSignOnResponse = ReleaseSignOnResponses[keyof ReleaseSignOnResponses];

export type EnforceSignOnData = {
    body: SignOnEnforcement;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sign-on/enforcement';
};

export type EnforceSignOnErrors = {
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
    503: Error;
};

export type EnforceSignOnError = EnforceSignOnErrors[keyof EnforceSignOnErrors];

export type EnforceSignOnResponses = {
    200: SignOnSettings;
};

export type EnforceSignOnResponse = EnforceSignOnResponses[keyof EnforceSignOnResponses];

export type ConfirmEmailDomainData = {
    body?: never;
    path: {
        organizationId: string;
        emailDomain: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sign-on/domains/{emailDomain}';
};

export type ConfirmEmailDomainErrors = {
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
    503: Error;
};

export type ConfirmEmailDomainError = ConfirmEmailDomainErrors[keyof ConfirmEmailDomainErrors];

export type ConfirmEmailDomainResponses = {
    200: SignOnSettings;
};

export type ConfirmEmailDomainResponse = ConfirmEmailDomainResponses[keyof ConfirmEmailDomainResponses];

export type ReadSamlMetadataData = {
    body: SamlMetadataSource;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/saml-metadata';
};

export type ReadSamlMetadataErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ReadSamlMetadataError = ReadSamlMetadataErrors[keyof ReadSamlMetadataErrors];

export type ReadSamlMetadataResponses = {
    200: SamlMetadata;
};

export type ReadSamlMetadataResponse = ReadSamlMetadataResponses[keyof ReadSamlMetadataResponses];

export type TestSamlProviderData = {
    body?: never;
    path: {
        organizationId: string;
        samlProviderId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/saml/{samlProviderId}/tests';
};

export type TestSamlProviderErrors = {
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
    503: Error;
};

export type TestSamlProviderError = TestSamlProviderErrors[keyof TestSamlProviderErrors];

export type TestSamlProviderResponses = {
    201: SamlTestStart;
};

export type TestSamlProviderResponse = TestSamlProviderResponses[keyof TestSamlProviderResponses];

export type GetSamlTestData = {
    body?: never;
    path: {
        organizationId: string;
        samlProviderId: string;
        testId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/saml/{samlProviderId}/tests/{testId}';
};

export type GetSamlTestErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSamlTestError = GetSamlTestErrors[keyof GetSamlTestErrors];

export type GetSamlTestResponses = {
    200: SamlTest;
};

export type GetSamlTestResponse = GetSamlTestResponses[keyof GetSamlTestResponses];

export type DeactivateSamlProviderData = {
    body?: never;
    path: {
        organizationId: string;
        samlProviderId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/saml/{samlProviderId}/active';
};

export type DeactivateSamlProviderErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeactivateSamlProviderError = DeactivateSamlProviderErrors[keyof DeactivateSamlProviderErrors];

export type DeactivateSamlProviderResponses = {
    204: void;
};

export type DeactivateSamlProviderResponse = DeactivateSamlProviderResponses[keyof DeactivateSamlProviderResponses];

export type ActivateSamlProviderData = {
    body?: never;
    path: {
        organizationId: string;
        samlProviderId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/saml/{samlProviderId}/active';
};

export type ActivateSamlProviderErrors = {
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
    503: Error;
};

export type ActivateSamlProviderError = ActivateSamlProviderErrors[keyof ActivateSamlProviderErrors];

export type ActivateSamlProviderResponses = {
    200: SamlProvider;
};

export type ActivateSamlProviderResponse = ActivateSamlProviderResponses[keyof ActivateSamlProviderResponses];

export type ListSecondFactorsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/second-factors';
};

export type ListSecondFactorsErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSecondFactorsError = ListSecondFactorsErrors[keyof ListSecondFactorsErrors];

export type ListSecondFactorsResponses = {
    200: SecondFactors;
};

export type ListSecondFactorsResponse = ListSecondFactorsResponses[keyof ListSecondFactorsResponses];

export type BeginTotpData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/second-factors/totp';
};

export type BeginTotpErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type BeginTotpError = BeginTotpErrors[keyof BeginTotpErrors];

export type BeginTotpResponses = {
    201: TotpStart;
};

export type BeginTotpResponse = BeginTotpResponses[keyof BeginTotpResponses];

export type ConfirmTotpData = {
    body: TotpConfirmation;
    path: {
        factorId: string;
    };
    query?: never;
    url: '/user/second-factors/{factorId}/confirmation';
};

export type ConfirmTotpErrors = {
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
    503: Error;
};

export type ConfirmTotpError = ConfirmTotpErrors[keyof ConfirmTotpErrors];

export type ConfirmTotpResponses = {
    200: AddedFactor;
};

export type ConfirmTotpResponse = ConfirmTotpResponses[keyof ConfirmTotpResponses];

export type BeginPasskeyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/second-factors/passkey-options';
};

export type BeginPasskeyErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type BeginPasskeyError = BeginPasskeyErrors[keyof BeginPasskeyErrors];

export type BeginPasskeyResponses = {
    200: PasskeyStart;
};

export type BeginPasskeyResponse = BeginPasskeyResponses[keyof BeginPasskeyResponses];

export type AddPasskeyData = {
    body: NewPasskey;
    path?: never;
    query?: never;
    url: '/user/second-factors/passkeys';
};

export type AddPasskeyErrors = {
    400: Error;
    401: Error;
    403: Error;
    409: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type AddPasskeyError = AddPasskeyErrors[keyof AddPasskeyErrors];

export type AddPasskeyResponses = {
    201: AddedFactor;
};

export type AddPasskeyResponse = AddPasskeyResponses[keyof AddPasskeyResponses];

export type DeleteSecondFactorData = {
    body?: never;
    path: {
        factorId: string;
    };
    query?: never;
    url: '/user/second-factors/{factorId}';
};

export type DeleteSecondFactorErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSecondFactorError = DeleteSecondFactorErrors[keyof DeleteSecondFactorErrors];

export type DeleteSecondFactorResponses = {
    204: void;
};

export type DeleteSecondFactorResponse = DeleteSecondFactorResponses[keyof DeleteSecondFactorResponses];

export type RenewRecoveryCodesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/recovery-codes';
};

export type RenewRecoveryCodesErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RenewRecoveryCodesError = RenewRecoveryCodesErrors[keyof RenewRecoveryCodesErrors];

export type RenewRecoveryCodesResponses = {
    200: RecoveryCodes;
};

export type RenewRecoveryCodesResponse = RenewRecoveryCodesResponses[keyof RenewRecoveryCodesResponses];

export type BeginPasskeySessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/sessions/passkey';
};

export type BeginPasskeySessionErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type BeginPasskeySessionError = BeginPasskeySessionErrors[keyof BeginPasskeySessionErrors];

export type BeginPasskeySessionResponses = {
    200: PasskeyStart;
};

export type BeginPasskeySessionResponse = BeginPasskeySessionResponses[keyof BeginPasskeySessionResponses];

export type ListMemberFactorsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/second-factors';
};

export type ListMemberFactorsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListMemberFactorsError = ListMemberFactorsErrors[keyof ListMemberFactorsErrors];

export type ListMemberFactorsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<MemberFactors>;
    };
};

export type ListMemberFactorsResponse = ListMemberFactorsResponses[keyof ListMemberFactorsResponses];

export type BeginProofData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/proof-options';
};

export type BeginProofErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type BeginProofError = BeginProofErrors[keyof BeginProofErrors];

export type BeginProofResponses = {
    200: ProofStart;
};

export type BeginProofResponse = BeginProofResponses[keyof BeginProofResponses];

export type GiveProofData = {
    body: Proof;
    path?: never;
    query?: never;
    url: '/user/proof';
};

export type GiveProofErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GiveProofError = GiveProofErrors[keyof GiveProofErrors];

export type GiveProofResponses = {
    204: void;
};

export type GiveProofResponse = GiveProofResponses[keyof GiveProofResponses];

export type SetFirstPasswordData = {
    body: FirstPassword;
    path?: never;
    query?: never;
    url: '/user/password';
};

export type SetFirstPasswordErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type SetFirstPasswordError = SetFirstPasswordErrors[keyof SetFirstPasswordErrors];

export type SetFirstPasswordResponses = {
    204: void;
};

export type SetFirstPasswordResponse = SetFirstPasswordResponses[keyof SetFirstPasswordResponses];

export type ChangePasswordData = {
    body: PasswordChange;
    path?: never;
    query?: never;
    url: '/user/password';
};

export type ChangePasswordErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ChangePasswordError = ChangePasswordErrors[keyof ChangePasswordErrors];

export type ChangePasswordResponses = {
    204: void;
};

export type ChangePasswordResponse = ChangePasswordResponses[keyof ChangePasswordResponses];

export type CreatePasswordResetData = {
    body?: never;
    path: {
        organizationId: string;
        userId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/members/{userId}/password-reset';
};

export type CreatePasswordResetErrors = {
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
    503: Error;
};

export type CreatePasswordResetError = CreatePasswordResetErrors[keyof CreatePasswordResetErrors];

export type CreatePasswordResetResponses = {
    201: PasswordReset;
};

export type CreatePasswordResetResponse = CreatePasswordResetResponses[keyof CreatePasswordResetResponses];

export type UsePasswordResetData = {
    body: PasswordResetUse;
    path?: never;
    query?: never;
    url: '/password-resets';
};

export type UsePasswordResetErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UsePasswordResetError = UsePasswordResetErrors[keyof UsePasswordResetErrors];

export type UsePasswordResetResponses = {
    200: User;
};

export type UsePasswordResetResponse = UsePasswordResetResponses[keyof UsePasswordResetResponses];

export type ListInvitesData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        search?: string;
    };
    url: '/orgs/{organizationId}/invites';
};

export type ListInvitesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListInvitesError = ListInvitesErrors[keyof ListInvitesErrors];

export type ListInvitesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Invite>;
    };
};

export type ListInvitesResponse = ListInvitesResponses[keyof ListInvitesResponses];

export type InviteMembersData = {
    body: NewInvites;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/invites';
};

export type InviteMembersErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type InviteMembersError = InviteMembersErrors[keyof InviteMembersErrors];

export type InviteMembersResponses = {
    200: InvitesMade;
};

export type InviteMembersResponse = InviteMembersResponses[keyof InviteMembersResponses];

export type DeleteInviteData = {
    body?: never;
    path: {
        organizationId: string;
        inviteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/invites/{inviteId}';
};

export type DeleteInviteErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteInviteError = DeleteInviteErrors[keyof DeleteInviteErrors];

export type DeleteInviteResponses = {
    204: void;
};

export type DeleteInviteResponse = DeleteInviteResponses[keyof DeleteInviteResponses];

export type AcceptInviteData = {
    body?: never;
    path: {
        organizationId: string;
        inviteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/invites/{inviteId}';
};

export type AcceptInviteErrors = {
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
    503: Error;
};

export type AcceptInviteError = AcceptInviteErrors[keyof AcceptInviteErrors];

export type AcceptInviteResponses = {
    200: Joined;
};

export type AcceptInviteResponse = AcceptInviteResponses[keyof AcceptInviteResponses];

export type ReadInviteData = {
    body?: never;
    path: {
        inviteId: string;
    };
    query?: never;
    url: '/invites/{inviteId}';
};

export type ReadInviteErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ReadInviteError = ReadInviteErrors[keyof ReadInviteErrors];

export type ReadInviteResponses = {
    200: OpenInvite;
};

export type ReadInviteResponse = ReadInviteResponses[keyof ReadInviteResponses];

export type AcceptInviteAsNewData = {
    body: InviteAccount;
    path: {
        inviteId: string;
    };
    query?: never;
    url: '/invites/{inviteId}/account';
};

export type AcceptInviteAsNewErrors = {
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
    503: Error;
};

export type AcceptInviteAsNewError = AcceptInviteAsNewErrors[keyof AcceptInviteAsNewErrors];

export type AcceptInviteAsNewResponses = {
    201: {
        organization: string;
        space?: string;
        collection?: string;
        user: User;
    };
};

export type AcceptInviteAsNewResponse = AcceptInviteAsNewResponses[keyof AcceptInviteAsNewResponses];

export type ListLinkInvitesData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/link-invites';
};

export type ListLinkInvitesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListLinkInvitesError = ListLinkInvitesErrors[keyof ListLinkInvitesErrors];

export type ListLinkInvitesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<LinkInvite>;
    };
};

export type ListLinkInvitesResponse = ListLinkInvitesResponses[keyof ListLinkInvitesResponses];

export type CreateLinkInviteData = {
    body: NewLinkInvite;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/link-invites';
};

export type CreateLinkInviteErrors = {
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
    503: Error;
};

export type CreateLinkInviteError = CreateLinkInviteErrors[keyof CreateLinkInviteErrors];

export type CreateLinkInviteResponses = {
    201: LinkInvite;
};

export type CreateLinkInviteResponse = CreateLinkInviteResponses[keyof CreateLinkInviteResponses];

export type ListNotificationsData = {
    body?: never;
    path?: never;
    query?: {
        page?: string;
        limit?: number;
        organization?: string;
        status?: 'all' | 'unread';
        reason?: Array<NotificationReason>;
    };
    url: '/user/notifications';
};

export type ListNotificationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListNotificationsError = ListNotificationsErrors[keyof ListNotificationsErrors];

export type ListNotificationsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Notification>;
        unread: number;
    };
};

export type ListNotificationsResponse = ListNotificationsResponses[keyof ListNotificationsResponses];

export type UpdateNotificationData = {
    body: NotificationUpdate;
    path: {
        notificationId: string;
    };
    query?: never;
    url: '/user/notifications/{notificationId}';
};

export type UpdateNotificationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateNotificationError = UpdateNotificationErrors[keyof UpdateNotificationErrors];

export type UpdateNotificationResponses = {
    200: Notification;
};

export type UpdateNotificationResponse = UpdateNotificationResponses[keyof UpdateNotificationResponses];

export type ReadNotificationsData = {
    body: NotificationsRead;
    path?: never;
    query?: never;
    url: '/user/notifications/read';
};

export type ReadNotificationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ReadNotificationsError = ReadNotificationsErrors[keyof ReadNotificationsErrors];

export type ReadNotificationsResponses = {
    200: {
        read: number;
    };
};

export type ReadNotificationsResponse = ReadNotificationsResponses[keyof ReadNotificationsResponses];

export type GetNotificationFeedData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/notification-feed';
};

export type GetNotificationFeedErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetNotificationFeedError = GetNotificationFeedErrors[keyof GetNotificationFeedErrors];

export type GetNotificationFeedResponses = {
    200: NotificationFeed;
};

export type GetNotificationFeedResponse = GetNotificationFeedResponses[keyof GetNotificationFeedResponses];

export type RenewNotificationFeedData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/notification-feed';
};

export type RenewNotificationFeedErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RenewNotificationFeedError = RenewNotificationFeedErrors[keyof RenewNotificationFeedErrors];

export type RenewNotificationFeedResponses = {
    200: NotificationFeed;
};

export type RenewNotificationFeedResponse = RenewNotificationFeedResponses[keyof RenewNotificationFeedResponses];

export type UnmuteChangeRequestData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/mute';
};

export type UnmuteChangeRequestErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UnmuteChangeRequestError = UnmuteChangeRequestErrors[keyof UnmuteChangeRequestErrors];

export type UnmuteChangeRequestResponses = {
    204: void;
};

export type UnmuteChangeRequestResponse = UnmuteChangeRequestResponses[keyof UnmuteChangeRequestResponses];

export type GetChangeRequestMuteData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/mute';
};

export type GetChangeRequestMuteErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestMuteError = GetChangeRequestMuteErrors[keyof GetChangeRequestMuteErrors];

export type GetChangeRequestMuteResponses = {
    200: Mute;
};

export type GetChangeRequestMuteResponse = GetChangeRequestMuteResponses[keyof GetChangeRequestMuteResponses];

export type MuteChangeRequestData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/mute';
};

export type MuteChangeRequestErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type MuteChangeRequestError = MuteChangeRequestErrors[keyof MuteChangeRequestErrors];

export type MuteChangeRequestResponses = {
    200: Mute;
};

export type MuteChangeRequestResponse = MuteChangeRequestResponses[keyof MuteChangeRequestResponses];

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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
        order?: 'tree' | 'updated';
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    503: Error;
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
    503: Error;
};

export type TransferSpaceError = TransferSpaceErrors[keyof TransferSpaceErrors];

export type TransferSpaceResponses = {
    200: Space;
};

export type TransferSpaceResponse = TransferSpaceResponses[keyof TransferSpaceResponses];

export type GetSpaceDocDebtData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/doc-debt';
};

export type GetSpaceDocDebtErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpaceDocDebtError = GetSpaceDocDebtErrors[keyof GetSpaceDocDebtErrors];

export type GetSpaceDocDebtResponses = {
    200: DocDebt;
};

export type GetSpaceDocDebtResponse = GetSpaceDocDebtResponses[keyof GetSpaceDocDebtResponses];

export type ListSpaceEmptySearchesData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/empty-searches';
};

export type ListSpaceEmptySearchesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpaceEmptySearchesError = ListSpaceEmptySearchesErrors[keyof ListSpaceEmptySearchesErrors];

export type ListSpaceEmptySearchesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<EmptySearch>;
    };
};

export type ListSpaceEmptySearchesResponse = ListSpaceEmptySearchesResponses[keyof ListSpaceEmptySearchesResponses];

export type GrantSpacePermissionsData = {
    body: NewGrants;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/permissions';
};

export type GrantSpacePermissionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GrantSpacePermissionsError = GrantSpacePermissionsErrors[keyof GrantSpacePermissionsErrors];

export type GrantSpacePermissionsResponses = {
    204: void;
};

export type GrantSpacePermissionsResponse = GrantSpacePermissionsResponses[keyof GrantSpacePermissionsResponses];

export type ListSpaceUserPermissionsData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/permissions/users';
};

export type ListSpaceUserPermissionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpaceUserPermissionsError = ListSpaceUserPermissionsErrors[keyof ListSpaceUserPermissionsErrors];

export type ListSpaceUserPermissionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<UserGrant>;
    };
};

export type ListSpaceUserPermissionsResponse = ListSpaceUserPermissionsResponses[keyof ListSpaceUserPermissionsResponses];

export type ListSpaceTeamPermissionsData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/permissions/teams';
};

export type ListSpaceTeamPermissionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpaceTeamPermissionsError = ListSpaceTeamPermissionsErrors[keyof ListSpaceTeamPermissionsErrors];

export type ListSpaceTeamPermissionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<TeamGrant>;
    };
};

export type ListSpaceTeamPermissionsResponse = ListSpaceTeamPermissionsResponses[keyof ListSpaceTeamPermissionsResponses];

export type ListSpaceEffectivePermissionsData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        role?: Role;
        search?: string;
        team?: string;
        sort?: 'name' | 'permission';
        order?: 'asc' | 'desc';
    };
    url: '/spaces/{spaceId}/permissions/aggregate';
};

export type ListSpaceEffectivePermissionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpaceEffectivePermissionsError = ListSpaceEffectivePermissionsErrors[keyof ListSpaceEffectivePermissionsErrors];

export type ListSpaceEffectivePermissionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<EffectivePermission>;
    };
};

export type ListSpaceEffectivePermissionsResponse = ListSpaceEffectivePermissionsResponses[keyof ListSpaceEffectivePermissionsResponses];

export type RemoveSpaceUserPermissionData = {
    body?: never;
    path: {
        spaceId: string;
        userId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/permissions/users/{userId}';
};

export type RemoveSpaceUserPermissionErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RemoveSpaceUserPermissionError = RemoveSpaceUserPermissionErrors[keyof RemoveSpaceUserPermissionErrors];

export type RemoveSpaceUserPermissionResponses = {
    204: void;
};

export type RemoveSpaceUserPermissionResponse = RemoveSpaceUserPermissionResponses[keyof RemoveSpaceUserPermissionResponses];

export type UpdateSpaceUserPermissionData = {
    body: GrantUpdate;
    path: {
        spaceId: string;
        userId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/permissions/users/{userId}';
};

export type UpdateSpaceUserPermissionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateSpaceUserPermissionError = UpdateSpaceUserPermissionErrors[keyof UpdateSpaceUserPermissionErrors];

export type UpdateSpaceUserPermissionResponses = {
    204: void;
};

export type UpdateSpaceUserPermissionResponse = UpdateSpaceUserPermissionResponses[keyof UpdateSpaceUserPermissionResponses];

export type RemoveSpaceTeamPermissionData = {
    body?: never;
    path: {
        spaceId: string;
        teamId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/permissions/teams/{teamId}';
};

export type RemoveSpaceTeamPermissionErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RemoveSpaceTeamPermissionError = RemoveSpaceTeamPermissionErrors[keyof RemoveSpaceTeamPermissionErrors];

export type RemoveSpaceTeamPermissionResponses = {
    204: void;
};

export type RemoveSpaceTeamPermissionResponse = RemoveSpaceTeamPermissionResponses[keyof RemoveSpaceTeamPermissionResponses];

export type UpdateSpaceTeamPermissionData = {
    body: GrantUpdate;
    path: {
        spaceId: string;
        teamId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/permissions/teams/{teamId}';
};

export type UpdateSpaceTeamPermissionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateSpaceTeamPermissionError = UpdateSpaceTeamPermissionErrors[keyof UpdateSpaceTeamPermissionErrors];

export type UpdateSpaceTeamPermissionResponses = {
    204: void;
};

export type UpdateSpaceTeamPermissionResponse = UpdateSpaceTeamPermissionResponses[keyof UpdateSpaceTeamPermissionResponses];

export type GrantCollectionPermissionsData = {
    body: NewGrants;
    path: {
        collectionId: string;
    };
    query?: never;
    url: '/collections/{collectionId}/permissions';
};

export type GrantCollectionPermissionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GrantCollectionPermissionsError = GrantCollectionPermissionsErrors[keyof GrantCollectionPermissionsErrors];

export type GrantCollectionPermissionsResponses = {
    204: void;
};

export type GrantCollectionPermissionsResponse = GrantCollectionPermissionsResponses[keyof GrantCollectionPermissionsResponses];

export type ListCollectionUserPermissionsData = {
    body?: never;
    path: {
        collectionId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/collections/{collectionId}/permissions/users';
};

export type ListCollectionUserPermissionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListCollectionUserPermissionsError = ListCollectionUserPermissionsErrors[keyof ListCollectionUserPermissionsErrors];

export type ListCollectionUserPermissionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<UserGrant>;
    };
};

export type ListCollectionUserPermissionsResponse = ListCollectionUserPermissionsResponses[keyof ListCollectionUserPermissionsResponses];

export type ListCollectionTeamPermissionsData = {
    body?: never;
    path: {
        collectionId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/collections/{collectionId}/permissions/teams';
};

export type ListCollectionTeamPermissionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListCollectionTeamPermissionsError = ListCollectionTeamPermissionsErrors[keyof ListCollectionTeamPermissionsErrors];

export type ListCollectionTeamPermissionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<TeamGrant>;
    };
};

export type ListCollectionTeamPermissionsResponse = ListCollectionTeamPermissionsResponses[keyof ListCollectionTeamPermissionsResponses];

export type ListCollectionEffectivePermissionsData = {
    body?: never;
    path: {
        collectionId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        role?: Role;
        search?: string;
        team?: string;
        sort?: 'name' | 'permission';
        order?: 'asc' | 'desc';
    };
    url: '/collections/{collectionId}/permissions/aggregate';
};

export type ListCollectionEffectivePermissionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListCollectionEffectivePermissionsError = ListCollectionEffectivePermissionsErrors[keyof ListCollectionEffectivePermissionsErrors];

export type ListCollectionEffectivePermissionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<EffectivePermission>;
    };
};

export type ListCollectionEffectivePermissionsResponse = ListCollectionEffectivePermissionsResponses[keyof ListCollectionEffectivePermissionsResponses];

export type RemoveCollectionUserPermissionData = {
    body?: never;
    path: {
        collectionId: string;
        userId: string;
    };
    query?: never;
    url: '/collections/{collectionId}/permissions/users/{userId}';
};

export type RemoveCollectionUserPermissionErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RemoveCollectionUserPermissionError = RemoveCollectionUserPermissionErrors[keyof RemoveCollectionUserPermissionErrors];

export type RemoveCollectionUserPermissionResponses = {
    204: void;
};

export type RemoveCollectionUserPermissionResponse = RemoveCollectionUserPermissionResponses[keyof RemoveCollectionUserPermissionResponses];

export type UpdateCollectionUserPermissionData = {
    body: GrantUpdate;
    path: {
        collectionId: string;
        userId: string;
    };
    query?: never;
    url: '/collections/{collectionId}/permissions/users/{userId}';
};

export type UpdateCollectionUserPermissionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateCollectionUserPermissionError = UpdateCollectionUserPermissionErrors[keyof UpdateCollectionUserPermissionErrors];

export type UpdateCollectionUserPermissionResponses = {
    204: void;
};

export type UpdateCollectionUserPermissionResponse = UpdateCollectionUserPermissionResponses[keyof UpdateCollectionUserPermissionResponses];

export type RemoveCollectionTeamPermissionData = {
    body?: never;
    path: {
        collectionId: string;
        teamId: string;
    };
    query?: never;
    url: '/collections/{collectionId}/permissions/teams/{teamId}';
};

export type RemoveCollectionTeamPermissionErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RemoveCollectionTeamPermissionError = RemoveCollectionTeamPermissionErrors[keyof RemoveCollectionTeamPermissionErrors];

export type RemoveCollectionTeamPermissionResponses = {
    204: void;
};

export type RemoveCollectionTeamPermissionResponse = RemoveCollectionTeamPermissionResponses[keyof RemoveCollectionTeamPermissionResponses];

export type UpdateCollectionTeamPermissionData = {
    body: GrantUpdate;
    path: {
        collectionId: string;
        teamId: string;
    };
    query?: never;
    url: '/collections/{collectionId}/permissions/teams/{teamId}';
};

export type UpdateCollectionTeamPermissionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateCollectionTeamPermissionError = UpdateCollectionTeamPermissionErrors[keyof UpdateCollectionTeamPermissionErrors];

export type UpdateCollectionTeamPermissionResponses = {
    204: void;
};

export type UpdateCollectionTeamPermissionResponse = UpdateCollectionTeamPermissionResponses[keyof UpdateCollectionTeamPermissionResponses];

export type SetSiteDefaultLevelData = {
    body: SiteDefaultLevel;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/default-level';
};

export type SetSiteDefaultLevelErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type SetSiteDefaultLevelError = SetSiteDefaultLevelErrors[keyof SetSiteDefaultLevelErrors];

export type SetSiteDefaultLevelResponses = {
    200: Site;
};

export type SetSiteDefaultLevelResponse = SetSiteDefaultLevelResponses[keyof SetSiteDefaultLevelResponses];

export type GrantSitePermissionsData = {
    body: NewGrants;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/permissions';
};

export type GrantSitePermissionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GrantSitePermissionsError = GrantSitePermissionsErrors[keyof GrantSitePermissionsErrors];

export type GrantSitePermissionsResponses = {
    204: void;
};

export type GrantSitePermissionsResponse = GrantSitePermissionsResponses[keyof GrantSitePermissionsResponses];

export type ListSiteUserPermissionsData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/users';
};

export type ListSiteUserPermissionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteUserPermissionsError = ListSiteUserPermissionsErrors[keyof ListSiteUserPermissionsErrors];

export type ListSiteUserPermissionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<UserGrant>;
    };
};

export type ListSiteUserPermissionsResponse = ListSiteUserPermissionsResponses[keyof ListSiteUserPermissionsResponses];

export type ListSiteTeamPermissionsData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/teams';
};

export type ListSiteTeamPermissionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteTeamPermissionsError = ListSiteTeamPermissionsErrors[keyof ListSiteTeamPermissionsErrors];

export type ListSiteTeamPermissionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<TeamGrant>;
    };
};

export type ListSiteTeamPermissionsResponse = ListSiteTeamPermissionsResponses[keyof ListSiteTeamPermissionsResponses];

export type ListSiteEffectivePermissionsData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        role?: Role;
        search?: string;
        team?: string;
        sort?: 'name' | 'permission';
        order?: 'asc' | 'desc';
    };
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/aggregate';
};

export type ListSiteEffectivePermissionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteEffectivePermissionsError = ListSiteEffectivePermissionsErrors[keyof ListSiteEffectivePermissionsErrors];

export type ListSiteEffectivePermissionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<EffectivePermission>;
    };
};

export type ListSiteEffectivePermissionsResponse = ListSiteEffectivePermissionsResponses[keyof ListSiteEffectivePermissionsResponses];

export type RemoveSiteUserPermissionData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
        userId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/users/{userId}';
};

export type RemoveSiteUserPermissionErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RemoveSiteUserPermissionError = RemoveSiteUserPermissionErrors[keyof RemoveSiteUserPermissionErrors];

export type RemoveSiteUserPermissionResponses = {
    204: void;
};

export type RemoveSiteUserPermissionResponse = RemoveSiteUserPermissionResponses[keyof RemoveSiteUserPermissionResponses];

export type UpdateSiteUserPermissionData = {
    body: GrantUpdate;
    path: {
        organizationId: string;
        siteId: string;
        userId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/users/{userId}';
};

export type UpdateSiteUserPermissionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateSiteUserPermissionError = UpdateSiteUserPermissionErrors[keyof UpdateSiteUserPermissionErrors];

export type UpdateSiteUserPermissionResponses = {
    204: void;
};

export type UpdateSiteUserPermissionResponse = UpdateSiteUserPermissionResponses[keyof UpdateSiteUserPermissionResponses];

export type RemoveSiteTeamPermissionData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
        teamId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/teams/{teamId}';
};

export type RemoveSiteTeamPermissionErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RemoveSiteTeamPermissionError = RemoveSiteTeamPermissionErrors[keyof RemoveSiteTeamPermissionErrors];

export type RemoveSiteTeamPermissionResponses = {
    204: void;
};

export type RemoveSiteTeamPermissionResponse = RemoveSiteTeamPermissionResponses[keyof RemoveSiteTeamPermissionResponses];

export type UpdateSiteTeamPermissionData = {
    body: GrantUpdate;
    path: {
        organizationId: string;
        siteId: string;
        teamId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/teams/{teamId}';
};

export type UpdateSiteTeamPermissionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateSiteTeamPermissionError = UpdateSiteTeamPermissionErrors[keyof UpdateSiteTeamPermissionErrors];

export type UpdateSiteTeamPermissionResponses = {
    204: void;
};

export type UpdateSiteTeamPermissionResponse = UpdateSiteTeamPermissionResponses[keyof UpdateSiteTeamPermissionResponses];

export type ListMemberSpacesData = {
    body?: never;
    path: {
        organizationId: string;
        userId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        order?: 'asc' | 'desc';
    };
    url: '/orgs/{organizationId}/members/{userId}/spaces';
};

export type ListMemberSpacesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListMemberSpacesError = ListMemberSpacesErrors[keyof ListMemberSpacesErrors];

export type ListMemberSpacesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<MemberSpace>;
    };
};

export type ListMemberSpacesResponse = ListMemberSpacesResponses[keyof ListMemberSpacesResponses];

export type PreviewSpaceAccessData = {
    body: ThingAccessQuestion;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/access-preview';
};

export type PreviewSpaceAccessErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type PreviewSpaceAccessError = PreviewSpaceAccessErrors[keyof PreviewSpaceAccessErrors];

export type PreviewSpaceAccessResponses = {
    200: AccessPreview;
};

export type PreviewSpaceAccessResponse = PreviewSpaceAccessResponses[keyof PreviewSpaceAccessResponses];

export type PreviewCollectionAccessData = {
    body: ThingAccessQuestion;
    path: {
        collectionId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/collections/{collectionId}/access-preview';
};

export type PreviewCollectionAccessErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type PreviewCollectionAccessError = PreviewCollectionAccessErrors[keyof PreviewCollectionAccessErrors];

export type PreviewCollectionAccessResponses = {
    200: AccessPreview;
};

export type PreviewCollectionAccessResponse = PreviewCollectionAccessResponses[keyof PreviewCollectionAccessResponses];

export type PreviewMemberAccessData = {
    body: MemberAccessQuestion;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/access-preview';
};

export type PreviewMemberAccessErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type PreviewMemberAccessError = PreviewMemberAccessErrors[keyof PreviewMemberAccessErrors];

export type PreviewMemberAccessResponses = {
    200: AccessPreview;
};

export type PreviewMemberAccessResponse = PreviewMemberAccessResponses[keyof PreviewMemberAccessResponses];

export type GetSpaceContentData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
    };
    url: '/spaces/{spaceId}/content';
};

export type GetSpaceContentErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpaceContentError = GetSpaceContentErrors[keyof GetSpaceContentErrors];

export type GetSpaceContentResponses = {
    200: Revision;
};

export type GetSpaceContentResponse = GetSpaceContentResponses[keyof GetSpaceContentResponses];

export type WriteSpaceContentData = {
    body: ContentWrite;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/content';
};

export type WriteSpaceContentErrors = {
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
    503: Error;
};

export type WriteSpaceContentError = WriteSpaceContentErrors[keyof WriteSpaceContentErrors];

export type WriteSpaceContentResponses = {
    200: ContentWritten;
};

export type WriteSpaceContentResponse = WriteSpaceContentResponses[keyof WriteSpaceContentResponses];

export type ApplyTemplateData = {
    body: ApplyTemplate;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/content/template';
};

export type ApplyTemplateErrors = {
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
    503: Error;
};

export type ApplyTemplateError = ApplyTemplateErrors[keyof ApplyTemplateErrors];

export type ApplyTemplateResponses = {
    201: unknown;
};

export type ListSpacePagesData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
    };
    url: '/spaces/{spaceId}/content/pages';
};

export type ListSpacePagesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpacePagesError = ListSpacePagesErrors[keyof ListSpacePagesErrors];

export type ListSpacePagesResponses = {
    200: {
        pages: Array<Page>;
    };
};

export type ListSpacePagesResponse = ListSpacePagesResponses[keyof ListSpacePagesResponses];

export type GetSpaceOutlineData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        open?: string;
    };
    url: '/spaces/{spaceId}/content/outline';
};

export type GetSpaceOutlineErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpaceOutlineError = GetSpaceOutlineErrors[keyof GetSpaceOutlineErrors];

export type GetSpaceOutlineResponses = {
    200: Outline;
};

export type GetSpaceOutlineResponse = GetSpaceOutlineResponses[keyof GetSpaceOutlineResponses];

export type ListSpacePagePlacesData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query: {
        pages: string;
    };
    url: '/spaces/{spaceId}/content/outline/places';
};

export type ListSpacePagePlacesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpacePagePlacesError = ListSpacePagePlacesErrors[keyof ListSpacePagePlacesErrors];

export type ListSpacePagePlacesResponses = {
    200: {
        places: Array<PagePlace>;
    };
};

export type ListSpacePagePlacesResponse = ListSpacePagePlacesResponses[keyof ListSpacePagePlacesResponses];

export type GetSpacePageData = {
    body?: never;
    path: {
        spaceId: string;
        pageId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
        format?: 'document' | 'markdown';
        evaluated?: 'true' | 'false' | 'deterministic-only';
    };
    url: '/spaces/{spaceId}/content/page/{pageId}';
};

export type GetSpacePageErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpacePageError = GetSpacePageErrors[keyof GetSpacePageErrors];

export type GetSpacePageResponses = {
    200: Page;
};

export type GetSpacePageResponse = GetSpacePageResponses[keyof GetSpacePageResponses];

export type GetSpacePageByPathData = {
    body?: never;
    path: {
        spaceId: string;
        pagePath: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
        format?: 'document' | 'markdown';
        evaluated?: 'true' | 'false' | 'deterministic-only';
    };
    url: '/spaces/{spaceId}/content/path/{pagePath}';
};

export type GetSpacePageByPathErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpacePageByPathError = GetSpacePageByPathErrors[keyof GetSpacePageByPathErrors];

export type GetSpacePageByPathResponses = {
    200: Page;
};

export type GetSpacePageByPathResponse = GetSpacePageByPathResponses[keyof GetSpacePageByPathResponses];

export type ListSpacePageLinksData = {
    body?: never;
    path: {
        spaceId: string;
        pageId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        status?: LinkStatus;
    };
    url: '/spaces/{spaceId}/content/page/{pageId}/links';
};

export type ListSpacePageLinksErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpacePageLinksError = ListSpacePageLinksErrors[keyof ListSpacePageLinksErrors];

export type ListSpacePageLinksResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Link>;
        checked: {
            at: string;
            revision?: RevisionOfMain;
        };
        stats: {
            total: number;
            broken: {
                total: number;
                changeRequest?: number;
                ignored: number;
            };
        };
    };
};

export type ListSpacePageLinksResponse = ListSpacePageLinksResponses[keyof ListSpacePageLinksResponses];

export type ListSpacePageBacklinksData = {
    body?: never;
    path: {
        spaceId: string;
        pageId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/content/page/{pageId}/backlinks';
};

export type ListSpacePageBacklinksErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpacePageBacklinksError = ListSpacePageBacklinksErrors[keyof ListSpacePageBacklinksErrors];

export type ListSpacePageBacklinksResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ContentLocation>;
    };
};

export type ListSpacePageBacklinksResponse = ListSpacePageBacklinksResponses[keyof ListSpacePageBacklinksResponses];

export type ListSpaceFilesData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        metadata?: boolean;
        computed?: boolean;
        files?: string;
    };
    url: '/spaces/{spaceId}/content/files';
};

export type ListSpaceFilesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpaceFilesError = ListSpaceFilesErrors[keyof ListSpaceFilesErrors];

export type ListSpaceFilesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ContentFile>;
    };
};

export type ListSpaceFilesResponse = ListSpaceFilesResponses[keyof ListSpaceFilesResponses];

export type UploadSpaceFileData = {
    body: Blob | File;
    path: {
        spaceId: string;
    };
    query: {
        name: string;
        file?: string;
    };
    url: '/spaces/{spaceId}/content/files';
};

export type UploadSpaceFileErrors = {
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
    503: Error;
};

export type UploadSpaceFileError = UploadSpaceFileErrors[keyof UploadSpaceFileErrors];

export type UploadSpaceFileResponses = {
    201: ContentFile;
};

export type UploadSpaceFileResponse = UploadSpaceFileResponses[keyof UploadSpaceFileResponses];

export type GetSpaceFileData = {
    body?: never;
    path: {
        spaceId: string;
        fileId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
    };
    url: '/spaces/{spaceId}/content/files/{fileId}';
};

export type GetSpaceFileErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpaceFileError = GetSpaceFileErrors[keyof GetSpaceFileErrors];

export type GetSpaceFileResponses = {
    200: ContentFile;
};

export type GetSpaceFileResponse = GetSpaceFileResponses[keyof GetSpaceFileResponses];

export type ListSpaceFileBacklinksData = {
    body?: never;
    path: {
        spaceId: string;
        fileId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/content/files/{fileId}/backlinks';
};

export type ListSpaceFileBacklinksErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpaceFileBacklinksError = ListSpaceFileBacklinksErrors[keyof ListSpaceFileBacklinksErrors];

export type ListSpaceFileBacklinksResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ContentLocation>;
    };
};

export type ListSpaceFileBacklinksResponse = ListSpaceFileBacklinksResponses[keyof ListSpaceFileBacklinksResponses];

export type GetSpaceReusableContentData = {
    body?: never;
    path: {
        spaceId: string;
        reusableContentId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
    };
    url: '/spaces/{spaceId}/content/reusable-contents/{reusableContentId}';
};

export type GetSpaceReusableContentErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpaceReusableContentError = GetSpaceReusableContentErrors[keyof GetSpaceReusableContentErrors];

export type GetSpaceReusableContentResponses = {
    200: ReusableContent;
};

export type GetSpaceReusableContentResponse = GetSpaceReusableContentResponses[keyof GetSpaceReusableContentResponses];

export type ListSpaceLinksData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        status?: LinkStatus;
        ignored?: boolean;
    };
    url: '/spaces/{spaceId}/links';
};

export type ListSpaceLinksErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpaceLinksError = ListSpaceLinksErrors[keyof ListSpaceLinksErrors];

export type ListSpaceLinksResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Link>;
        checked: {
            at: string;
            revision?: RevisionOfMain;
        };
        stats: {
            total: number;
            broken: {
                total: number;
                changeRequest?: number;
                ignored: number;
            };
        };
    };
};

export type ListSpaceLinksResponse = ListSpaceLinksResponses[keyof ListSpaceLinksResponses];

export type PreviewLinkFixesData = {
    body: LinkFixQuestion;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/link-fixes/preview';
};

export type PreviewLinkFixesErrors = {
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
    503: Error;
};

export type PreviewLinkFixesError = PreviewLinkFixesErrors[keyof PreviewLinkFixesErrors];

export type PreviewLinkFixesResponses = {
    200: LinkFixPreview;
};

export type PreviewLinkFixesResponse = PreviewLinkFixesResponses[keyof PreviewLinkFixesResponses];

export type FixLinksData = {
    body: LinkFixOrder;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/link-fixes';
};

export type FixLinksErrors = {
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
    503: Error;
};

export type FixLinksError = FixLinksErrors[keyof FixLinksErrors];

export type FixLinksResponses = {
    200: LinkFixResult;
};

export type FixLinksResponse = FixLinksResponses[keyof FixLinksResponses];

export type IgnoreLinksData = {
    body: IgnoredLinks;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/ignored-links';
};

export type IgnoreLinksErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type IgnoreLinksError = IgnoreLinksErrors[keyof IgnoreLinksErrors];

export type IgnoreLinksResponses = {
    204: void;
};

export type IgnoreLinksResponse = IgnoreLinksResponses[keyof IgnoreLinksResponses];

export type HeedLinksData = {
    body?: never;
    path: {
        spaceId: string;
        targetId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/ignored-links/{targetId}';
};

export type HeedLinksErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type HeedLinksError = HeedLinksErrors[keyof HeedLinksErrors];

export type HeedLinksResponses = {
    204: void;
};

export type HeedLinksResponse = HeedLinksResponses[keyof HeedLinksResponses];

export type GetDocumentData = {
    body?: never;
    path: {
        spaceId: string;
        documentId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/documents/{documentId}';
};

export type GetDocumentErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetDocumentError = GetDocumentErrors[keyof GetDocumentErrors];

export type GetDocumentResponses = {
    200: RichTextDocument;
};

export type GetDocumentResponse = GetDocumentResponses[keyof GetDocumentResponses];

export type PreviewComputedPagesData = {
    body: {
        source: ComputedSource;
    };
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/content/computed/revision';
};

export type PreviewComputedPagesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    502: Error;
    503: Error;
};

export type PreviewComputedPagesError = PreviewComputedPagesErrors[keyof PreviewComputedPagesErrors];

export type PreviewComputedPagesResponses = {
    200: {
        pages: Array<Page>;
        files: Array<ContentFile>;
        reusableContents: Array<ReusableContent>;
    };
};

export type PreviewComputedPagesResponse = PreviewComputedPagesResponses[keyof PreviewComputedPagesResponses];

export type GetChangeRequestContentData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content';
};

export type GetChangeRequestContentErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestContentError = GetChangeRequestContentErrors[keyof GetChangeRequestContentErrors];

export type GetChangeRequestContentResponses = {
    200: Revision;
};

export type GetChangeRequestContentResponse = GetChangeRequestContentResponses[keyof GetChangeRequestContentResponses];

export type WriteChangeRequestContentData = {
    body: ContentWrite;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        compat?: boolean;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content';
};

export type WriteChangeRequestContentErrors = {
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
    503: Error;
};

export type WriteChangeRequestContentError = WriteChangeRequestContentErrors[keyof WriteChangeRequestContentErrors];

export type WriteChangeRequestContentResponses = {
    200: ChangeRequestWritten | ChangeRequest;
};

export type WriteChangeRequestContentResponse = WriteChangeRequestContentResponses[keyof WriteChangeRequestContentResponses];

export type ListChangeRequestPagesData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/pages';
};

export type ListChangeRequestPagesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestPagesError = ListChangeRequestPagesErrors[keyof ListChangeRequestPagesErrors];

export type ListChangeRequestPagesResponses = {
    200: {
        pages: Array<Page>;
    };
};

export type ListChangeRequestPagesResponse = ListChangeRequestPagesResponses[keyof ListChangeRequestPagesResponses];

export type GetChangeRequestOutlineData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        open?: string;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/outline';
};

export type GetChangeRequestOutlineErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestOutlineError = GetChangeRequestOutlineErrors[keyof GetChangeRequestOutlineErrors];

export type GetChangeRequestOutlineResponses = {
    200: Outline;
};

export type GetChangeRequestOutlineResponse = GetChangeRequestOutlineResponses[keyof GetChangeRequestOutlineResponses];

export type ListChangeRequestPagePlacesData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query: {
        pages: string;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/outline/places';
};

export type ListChangeRequestPagePlacesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestPagePlacesError = ListChangeRequestPagePlacesErrors[keyof ListChangeRequestPagePlacesErrors];

export type ListChangeRequestPagePlacesResponses = {
    200: {
        places: Array<PagePlace>;
    };
};

export type ListChangeRequestPagePlacesResponse = ListChangeRequestPagePlacesResponses[keyof ListChangeRequestPagePlacesResponses];

export type GetChangeRequestPageData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        pageId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
        format?: 'document' | 'markdown';
        evaluated?: 'true' | 'false' | 'deterministic-only';
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/page/{pageId}';
};

export type GetChangeRequestPageErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestPageError = GetChangeRequestPageErrors[keyof GetChangeRequestPageErrors];

export type GetChangeRequestPageResponses = {
    200: Page;
};

export type GetChangeRequestPageResponse = GetChangeRequestPageResponses[keyof GetChangeRequestPageResponses];

export type GetChangeRequestPageByPathData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        pagePath: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
        format?: 'document' | 'markdown';
        evaluated?: 'true' | 'false' | 'deterministic-only';
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/path/{pagePath}';
};

export type GetChangeRequestPageByPathErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestPageByPathError = GetChangeRequestPageByPathErrors[keyof GetChangeRequestPageByPathErrors];

export type GetChangeRequestPageByPathResponses = {
    200: Page;
};

export type GetChangeRequestPageByPathResponse = GetChangeRequestPageByPathResponses[keyof GetChangeRequestPageByPathResponses];

export type ListChangeRequestPageLinksData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        pageId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        status?: LinkStatus;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/page/{pageId}/links';
};

export type ListChangeRequestPageLinksErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestPageLinksError = ListChangeRequestPageLinksErrors[keyof ListChangeRequestPageLinksErrors];

export type ListChangeRequestPageLinksResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Link>;
        checked: {
            at: string;
            revision?: RevisionOfMain;
        };
        stats: {
            total: number;
            broken: {
                total: number;
                changeRequest?: number;
                ignored: number;
            };
        };
    };
};

export type ListChangeRequestPageLinksResponse = ListChangeRequestPageLinksResponses[keyof ListChangeRequestPageLinksResponses];

export type ListChangeRequestPageBacklinksData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        pageId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/page/{pageId}/backlinks';
};

export type ListChangeRequestPageBacklinksErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestPageBacklinksError = ListChangeRequestPageBacklinksErrors[keyof ListChangeRequestPageBacklinksErrors];

export type ListChangeRequestPageBacklinksResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ContentLocation>;
    };
};

export type ListChangeRequestPageBacklinksResponse = ListChangeRequestPageBacklinksResponses[keyof ListChangeRequestPageBacklinksResponses];

export type ListChangeRequestFilesData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        metadata?: boolean;
        computed?: boolean;
        files?: string;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/files';
};

export type ListChangeRequestFilesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestFilesError = ListChangeRequestFilesErrors[keyof ListChangeRequestFilesErrors];

export type ListChangeRequestFilesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ContentFile>;
    };
};

export type ListChangeRequestFilesResponse = ListChangeRequestFilesResponses[keyof ListChangeRequestFilesResponses];

export type UploadChangeRequestFileData = {
    body: Blob | File;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query: {
        name: string;
        file?: string;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/files';
};

export type UploadChangeRequestFileErrors = {
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
    503: Error;
};

export type UploadChangeRequestFileError = UploadChangeRequestFileErrors[keyof UploadChangeRequestFileErrors];

export type UploadChangeRequestFileResponses = {
    201: ContentFile;
};

export type UploadChangeRequestFileResponse = UploadChangeRequestFileResponses[keyof UploadChangeRequestFileResponses];

export type GetChangeRequestFileData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        fileId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/files/{fileId}';
};

export type GetChangeRequestFileErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestFileError = GetChangeRequestFileErrors[keyof GetChangeRequestFileErrors];

export type GetChangeRequestFileResponses = {
    200: ContentFile;
};

export type GetChangeRequestFileResponse = GetChangeRequestFileResponses[keyof GetChangeRequestFileResponses];

export type ListChangeRequestFileBacklinksData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        fileId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/files/{fileId}/backlinks';
};

export type ListChangeRequestFileBacklinksErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestFileBacklinksError = ListChangeRequestFileBacklinksErrors[keyof ListChangeRequestFileBacklinksErrors];

export type ListChangeRequestFileBacklinksResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ContentLocation>;
    };
};

export type ListChangeRequestFileBacklinksResponse = ListChangeRequestFileBacklinksResponses[keyof ListChangeRequestFileBacklinksResponses];

export type GetChangeRequestReusableContentData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        reusableContentId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/reusable-contents/{reusableContentId}';
};

export type GetChangeRequestReusableContentErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestReusableContentError = GetChangeRequestReusableContentErrors[keyof GetChangeRequestReusableContentErrors];

export type GetChangeRequestReusableContentResponses = {
    200: ReusableContent;
};

export type GetChangeRequestReusableContentResponse = GetChangeRequestReusableContentResponses[keyof GetChangeRequestReusableContentResponses];

export type ListRevisionsData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        pageId?: string;
        at?: string;
    };
    url: '/spaces/{spaceId}/revisions';
};

export type ListRevisionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListRevisionsError = ListRevisionsErrors[keyof ListRevisionsErrors];

export type ListRevisionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<RevisionSummary>;
    };
};

export type ListRevisionsResponse = ListRevisionsResponses[keyof ListRevisionsResponses];

export type GetRevisionData = {
    body?: never;
    path: {
        spaceId: string;
        revisionId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
    };
    url: '/spaces/{spaceId}/revisions/{revisionId}';
};

export type GetRevisionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetRevisionError = GetRevisionErrors[keyof GetRevisionErrors];

export type GetRevisionResponses = {
    200: Revision;
};

export type GetRevisionResponse = GetRevisionResponses[keyof GetRevisionResponses];

export type ListRevisionPagesData = {
    body?: never;
    path: {
        spaceId: string;
        revisionId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
    };
    url: '/spaces/{spaceId}/revisions/{revisionId}/pages';
};

export type ListRevisionPagesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListRevisionPagesError = ListRevisionPagesErrors[keyof ListRevisionPagesErrors];

export type ListRevisionPagesResponses = {
    200: {
        pages: Array<Page>;
    };
};

export type ListRevisionPagesResponse = ListRevisionPagesResponses[keyof ListRevisionPagesResponses];

export type GetRevisionOutlineData = {
    body?: never;
    path: {
        spaceId: string;
        revisionId: string;
    };
    query?: {
        open?: string;
    };
    url: '/spaces/{spaceId}/revisions/{revisionId}/outline';
};

export type GetRevisionOutlineErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetRevisionOutlineError = GetRevisionOutlineErrors[keyof GetRevisionOutlineErrors];

export type GetRevisionOutlineResponses = {
    200: Outline;
};

export type GetRevisionOutlineResponse = GetRevisionOutlineResponses[keyof GetRevisionOutlineResponses];

export type ListRevisionPagePlacesData = {
    body?: never;
    path: {
        spaceId: string;
        revisionId: string;
    };
    query: {
        pages: string;
    };
    url: '/spaces/{spaceId}/revisions/{revisionId}/outline/places';
};

export type ListRevisionPagePlacesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListRevisionPagePlacesError = ListRevisionPagePlacesErrors[keyof ListRevisionPagePlacesErrors];

export type ListRevisionPagePlacesResponses = {
    200: {
        places: Array<PagePlace>;
    };
};

export type ListRevisionPagePlacesResponse = ListRevisionPagePlacesResponses[keyof ListRevisionPagePlacesResponses];

export type GetRevisionPageData = {
    body?: never;
    path: {
        spaceId: string;
        revisionId: string;
        pageId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
        format?: 'document' | 'markdown';
        evaluated?: 'true' | 'false' | 'deterministic-only';
    };
    url: '/spaces/{spaceId}/revisions/{revisionId}/page/{pageId}';
};

export type GetRevisionPageErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetRevisionPageError = GetRevisionPageErrors[keyof GetRevisionPageErrors];

export type GetRevisionPageResponses = {
    200: Page;
};

export type GetRevisionPageResponse = GetRevisionPageResponses[keyof GetRevisionPageResponses];

export type GetRevisionPageByPathData = {
    body?: never;
    path: {
        spaceId: string;
        revisionId: string;
        pagePath: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
        format?: 'document' | 'markdown';
        evaluated?: 'true' | 'false' | 'deterministic-only';
    };
    url: '/spaces/{spaceId}/revisions/{revisionId}/path/{pagePath}';
};

export type GetRevisionPageByPathErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetRevisionPageByPathError = GetRevisionPageByPathErrors[keyof GetRevisionPageByPathErrors];

export type GetRevisionPageByPathResponses = {
    200: Page;
};

export type GetRevisionPageByPathResponse = GetRevisionPageByPathResponses[keyof GetRevisionPageByPathResponses];

export type ListRevisionFilesData = {
    body?: never;
    path: {
        spaceId: string;
        revisionId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        metadata?: boolean;
        computed?: boolean;
        files?: string;
    };
    url: '/spaces/{spaceId}/revisions/{revisionId}/files';
};

export type ListRevisionFilesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListRevisionFilesError = ListRevisionFilesErrors[keyof ListRevisionFilesErrors];

export type ListRevisionFilesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ContentFile>;
    };
};

export type ListRevisionFilesResponse = ListRevisionFilesResponses[keyof ListRevisionFilesResponses];

export type GetRevisionFileData = {
    body?: never;
    path: {
        spaceId: string;
        revisionId: string;
        fileId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
    };
    url: '/spaces/{spaceId}/revisions/{revisionId}/files/{fileId}';
};

export type GetRevisionFileErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetRevisionFileError = GetRevisionFileErrors[keyof GetRevisionFileErrors];

export type GetRevisionFileResponses = {
    200: ContentFile;
};

export type GetRevisionFileResponse = GetRevisionFileResponses[keyof GetRevisionFileResponses];

export type GetRevisionReusableContentData = {
    body?: never;
    path: {
        spaceId: string;
        revisionId: string;
        reusableContentId: string;
    };
    query?: {
        metadata?: boolean;
        computed?: boolean;
    };
    url: '/spaces/{spaceId}/revisions/{revisionId}/reusable-contents/{reusableContentId}';
};

export type GetRevisionReusableContentErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetRevisionReusableContentError = GetRevisionReusableContentErrors[keyof GetRevisionReusableContentErrors];

export type GetRevisionReusableContentResponses = {
    200: ReusableContent;
};

export type GetRevisionReusableContentResponse = GetRevisionReusableContentResponses[keyof GetRevisionReusableContentResponses];

export type GetSpaceFileReportData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/file-report';
};

export type GetSpaceFileReportErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpaceFileReportError = GetSpaceFileReportErrors[keyof GetSpaceFileReportErrors];

export type GetSpaceFileReportResponses = {
    200: FileReport;
};

export type GetSpaceFileReportResponse = GetSpaceFileReportResponses[keyof GetSpaceFileReportResponses];

export type GetSpacePageReportData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        changedBefore?: string;
    };
    url: '/spaces/{spaceId}/page-report';
};

export type GetSpacePageReportErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpacePageReportError = GetSpacePageReportErrors[keyof GetSpacePageReportErrors];

export type GetSpacePageReportResponses = {
    200: PageReport;
};

export type GetSpacePageReportResponse = GetSpacePageReportResponses[keyof GetSpacePageReportResponses];

export type GetOrganizationHealthData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        all?: boolean;
    };
    url: '/orgs/{organizationId}/health';
};

export type GetOrganizationHealthErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetOrganizationHealthError = GetOrganizationHealthErrors[keyof GetOrganizationHealthErrors];

export type GetOrganizationHealthResponses = {
    200: OrganizationHealth;
};

export type GetOrganizationHealthResponse = GetOrganizationHealthResponses[keyof GetOrganizationHealthResponses];

export type GetSpaceHealthData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/health';
};

export type GetSpaceHealthErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpaceHealthError = GetSpaceHealthErrors[keyof GetSpaceHealthErrors];

export type GetSpaceHealthResponses = {
    200: SpaceHealth;
};

export type GetSpaceHealthResponse = GetSpaceHealthResponses[keyof GetSpaceHealthResponses];

export type RestoreRevisionData = {
    body?: never;
    path: {
        spaceId: string;
        revisionId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/revisions/{revisionId}/restore';
};

export type RestoreRevisionErrors = {
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
    503: Error;
};

export type RestoreRevisionError = RestoreRevisionErrors[keyof RestoreRevisionErrors];

export type RestoreRevisionResponses = {
    201: ChangeRequest;
};

export type RestoreRevisionResponse = RestoreRevisionResponses[keyof RestoreRevisionResponses];

export type ListRevisionChangesData = {
    body?: never;
    path: {
        spaceId: string;
        revisionId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/revisions/{revisionId}/changes';
};

export type ListRevisionChangesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListRevisionChangesError = ListRevisionChangesErrors[keyof ListRevisionChangesErrors];

export type ListRevisionChangesResponses = {
    200: ContentChanges;
};

export type ListRevisionChangesResponse = ListRevisionChangesResponses[keyof ListRevisionChangesResponses];

export type CompareRevisionsData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query: {
        page?: string;
        limit?: number;
        from: string;
        to: string;
    };
    url: '/spaces/{spaceId}/compare';
};

export type CompareRevisionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CompareRevisionsError = CompareRevisionsErrors[keyof CompareRevisionsErrors];

export type CompareRevisionsResponses = {
    200: ContentChanges;
};

export type CompareRevisionsResponse = CompareRevisionsResponses[keyof CompareRevisionsResponses];

export type ImportContentData = {
    body: Blob | File;
    path: {
        organizationId: string;
    };
    query?: {
        title?: string;
        parent?: string;
        site?: string;
        space?: string;
        changeRequest?: string;
    };
    url: '/orgs/{organizationId}/imports';
};

export type ImportContentErrors = {
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
    503: Error;
};

export type ImportContentError = ImportContentErrors[keyof ImportContentErrors];

export type ImportContentResponses = {
    202: Job;
};

export type ImportContentResponse = ImportContentResponses[keyof ImportContentResponses];

export type ExportSpaceData = {
    body: ExportSpace;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/exports';
};

export type ExportSpaceErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ExportSpaceError = ExportSpaceErrors[keyof ExportSpaceErrors];

export type ExportSpaceResponses = {
    202: Job;
};

export type ExportSpaceResponse = ExportSpaceResponses[keyof ExportSpaceResponses];

export type GetSpacePdfData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        only?: boolean;
    };
    url: '/spaces/{spaceId}/pdf';
};

export type GetSpacePdfErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpacePdfError = GetSpacePdfErrors[keyof GetSpacePdfErrors];

export type GetSpacePdfResponses = {
    200: PdfAddress;
};

export type GetSpacePdfResponse = GetSpacePdfResponses[keyof GetSpacePdfResponses];

export type GetChangeRequestPdfData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        page?: string;
        only?: boolean;
        content?: 'changes' | 'space';
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/pdf';
};

export type GetChangeRequestPdfErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestPdfError = GetChangeRequestPdfErrors[keyof GetChangeRequestPdfErrors];

export type GetChangeRequestPdfResponses = {
    200: PdfAddress;
};

export type GetChangeRequestPdfResponse = GetChangeRequestPdfResponses[keyof GetChangeRequestPdfResponses];

export type ListChangeRequestChangesData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/changes';
};

export type ListChangeRequestChangesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestChangesError = ListChangeRequestChangesErrors[keyof ListChangeRequestChangesErrors];

export type ListChangeRequestChangesResponses = {
    200: ContentChanges;
};

export type ListChangeRequestChangesResponse = ListChangeRequestChangesResponses[keyof ListChangeRequestChangesResponses];

export type ListOrganizationChangeRequestsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        status?: 'draft' | 'open' | 'archived' | 'merged' | 'active' | 'all';
        creator?: string;
        contributor?: string;
        requestedReviewer?: string;
        reviewer?: string;
        ready?: boolean;
        conflicts?: boolean;
        outdated?: boolean;
        inactive?: boolean;
        reviewState?: 'none' | 'requested' | 'approved' | 'changes-requested';
        query?: string;
        conversationsIssuesCluster?: string;
        cause?: Array<string>;
        sizes?: boolean;
        shownOn?: boolean;
        orderBy?: 'updatedAt' | 'createdAt';
        space?: string;
    };
    url: '/orgs/{organizationId}/change-requests';
};

export type ListOrganizationChangeRequestsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListOrganizationChangeRequestsError = ListOrganizationChangeRequestsErrors[keyof ListOrganizationChangeRequestsErrors];

export type ListOrganizationChangeRequestsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ChangeRequest>;
    };
};

export type ListOrganizationChangeRequestsResponse = ListOrganizationChangeRequestsResponses[keyof ListOrganizationChangeRequestsResponses];

export type ListChangeRequestsData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        status?: 'draft' | 'open' | 'archived' | 'merged' | 'active' | 'all';
        creator?: string;
        contributor?: string;
        requestedReviewer?: string;
        reviewer?: string;
        ready?: boolean;
        conflicts?: boolean;
        outdated?: boolean;
        inactive?: boolean;
        reviewState?: 'none' | 'requested' | 'approved' | 'changes-requested';
        query?: string;
        conversationsIssuesCluster?: string;
        cause?: Array<string>;
        sizes?: boolean;
        shownOn?: boolean;
        orderBy?: 'updatedAt' | 'createdAt';
    };
    url: '/spaces/{spaceId}/change-requests';
};

export type ListChangeRequestsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestsError = ListChangeRequestsErrors[keyof ListChangeRequestsErrors];

export type ListChangeRequestsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ChangeRequest>;
    };
};

export type ListChangeRequestsResponse = ListChangeRequestsResponses[keyof ListChangeRequestsResponses];

export type CreateChangeRequestData = {
    body: NewChangeRequest;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests';
};

export type CreateChangeRequestErrors = {
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
    503: Error;
};

export type CreateChangeRequestError = CreateChangeRequestErrors[keyof CreateChangeRequestErrors];

export type CreateChangeRequestResponses = {
    201: ChangeRequest;
};

export type CreateChangeRequestResponse = CreateChangeRequestResponses[keyof CreateChangeRequestResponses];

export type GetChangeRequestData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}';
};

export type GetChangeRequestErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestError = GetChangeRequestErrors[keyof GetChangeRequestErrors];

export type GetChangeRequestResponses = {
    200: ChangeRequest;
};

export type GetChangeRequestResponse = GetChangeRequestResponses[keyof GetChangeRequestResponses];

export type UpdateChangeRequestData = {
    body: ChangeRequestUpdate;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}';
};

export type UpdateChangeRequestErrors = {
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
    503: Error;
};

export type UpdateChangeRequestError = UpdateChangeRequestErrors[keyof UpdateChangeRequestErrors];

export type UpdateChangeRequestResponses = {
    200: ChangeRequest;
};

export type UpdateChangeRequestResponse = UpdateChangeRequestResponses[keyof UpdateChangeRequestResponses];

export type MergeChangeRequestData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        ifRevision?: string;
        objections?: string;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/merge';
};

export type MergeChangeRequestErrors = {
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
    503: Error;
};

export type MergeChangeRequestError = MergeChangeRequestErrors[keyof MergeChangeRequestErrors];

export type MergeChangeRequestResponses = {
    200: MergeResult;
};

export type MergeChangeRequestResponse = MergeChangeRequestResponses[keyof MergeChangeRequestResponses];

export type UpdateFromMainData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/update';
};

export type UpdateFromMainErrors = {
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
    503: Error;
};

export type UpdateFromMainError = UpdateFromMainErrors[keyof UpdateFromMainErrors];

export type UpdateFromMainResponses = {
    200: UpdateResult;
};

export type UpdateFromMainResponse = UpdateFromMainResponses[keyof UpdateFromMainResponses];

export type RevertChangeRequestData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/revert';
};

export type RevertChangeRequestErrors = {
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
    503: Error;
};

export type RevertChangeRequestError = RevertChangeRequestErrors[keyof RevertChangeRequestErrors];

export type RevertChangeRequestResponses = {
    201: ChangeRequest;
};

export type RevertChangeRequestResponse = RevertChangeRequestResponses[keyof RevertChangeRequestResponses];

export type PreviewChangeRequestData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        of?: 'update' | 'merge' | 'revert';
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/preview';
};

export type PreviewChangeRequestErrors = {
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
    503: Error;
};

export type PreviewChangeRequestError = PreviewChangeRequestErrors[keyof PreviewChangeRequestErrors];

export type PreviewChangeRequestResponses = {
    200: MergePreview;
};

export type PreviewChangeRequestResponse = PreviewChangeRequestResponses[keyof PreviewChangeRequestResponses];

export type ListChangeRequestTimelineData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        order?: 'asc' | 'desc';
        kind?: Array<TimelineKind>;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/timeline';
};

export type ListChangeRequestTimelineErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestTimelineError = ListChangeRequestTimelineErrors[keyof ListChangeRequestTimelineErrors];

export type ListChangeRequestTimelineResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<TimelineEntry>;
    };
};

export type ListChangeRequestTimelineResponse = ListChangeRequestTimelineResponses[keyof ListChangeRequestTimelineResponses];

export type TransferPagesData = {
    body: PageTransfer;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/transfer-pages';
};

export type TransferPagesErrors = {
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
    503: Error;
};

export type TransferPagesError = TransferPagesErrors[keyof TransferPagesErrors];

export type TransferPagesResponses = {
    200: ChangeRequest;
};

export type TransferPagesResponse = TransferPagesResponses[keyof TransferPagesResponses];

export type ListConflictsData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/conflicts';
};

export type ListConflictsErrors = {
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
    503: Error;
};

export type ListConflictsError = ListConflictsErrors[keyof ListConflictsErrors];

export type ListConflictsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Conflict>;
        open: number;
        resolved?: {
            count: number;
            items: Array<Resolution>;
        };
        base: string;
        main: string;
        change: string;
    };
};

export type ListConflictsResponse = ListConflictsResponses[keyof ListConflictsResponses];

export type AnswerConflictData = {
    body: ConflictAnswer;
    path: {
        spaceId: string;
        changeRequestId: string;
        conflictId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/conflicts/{conflictId}';
};

export type AnswerConflictErrors = {
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
    503: Error;
};

export type AnswerConflictError = AnswerConflictErrors[keyof AnswerConflictErrors];

export type AnswerConflictResponses = {
    200: Conflict;
};

export type AnswerConflictResponse = AnswerConflictResponses[keyof AnswerConflictResponses];

export type ListSavedFiltersData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/saved-filters';
};

export type ListSavedFiltersErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSavedFiltersError = ListSavedFiltersErrors[keyof ListSavedFiltersErrors];

export type ListSavedFiltersResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<SavedFilter>;
    };
};

export type ListSavedFiltersResponse = ListSavedFiltersResponses[keyof ListSavedFiltersResponses];

export type CreateSavedFilterData = {
    body: NewSavedFilter;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/saved-filters';
};

export type CreateSavedFilterErrors = {
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
    503: Error;
};

export type CreateSavedFilterError = CreateSavedFilterErrors[keyof CreateSavedFilterErrors];

export type CreateSavedFilterResponses = {
    201: SavedFilter;
};

export type CreateSavedFilterResponse = CreateSavedFilterResponses[keyof CreateSavedFilterResponses];

export type DeleteSavedFilterData = {
    body?: never;
    path: {
        organizationId: string;
        savedFilterId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/saved-filters/{savedFilterId}';
};

export type DeleteSavedFilterErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSavedFilterError = DeleteSavedFilterErrors[keyof DeleteSavedFilterErrors];

export type DeleteSavedFilterResponses = {
    204: void;
};

export type DeleteSavedFilterResponse = DeleteSavedFilterResponses[keyof DeleteSavedFilterResponses];

export type GetSavedFilterData = {
    body?: never;
    path: {
        organizationId: string;
        savedFilterId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/saved-filters/{savedFilterId}';
};

export type GetSavedFilterErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSavedFilterError = GetSavedFilterErrors[keyof GetSavedFilterErrors];

export type GetSavedFilterResponses = {
    200: SavedFilter;
};

export type GetSavedFilterResponse = GetSavedFilterResponses[keyof GetSavedFilterResponses];

export type UpdateSavedFilterData = {
    body: SavedFilterUpdate;
    path: {
        organizationId: string;
        savedFilterId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/saved-filters/{savedFilterId}';
};

export type UpdateSavedFilterErrors = {
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
    503: Error;
};

export type UpdateSavedFilterError = UpdateSavedFilterErrors[keyof UpdateSavedFilterErrors];

export type UpdateSavedFilterResponses = {
    200: SavedFilter;
};

export type UpdateSavedFilterResponse = UpdateSavedFilterResponses[keyof UpdateSavedFilterResponses];

export type ListChangeRequestReviewsData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        outdated?: boolean;
        format?: 'document' | 'markdown';
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/reviews';
};

export type ListChangeRequestReviewsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestReviewsError = ListChangeRequestReviewsErrors[keyof ListChangeRequestReviewsErrors];

export type ListChangeRequestReviewsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Review>;
    };
};

export type ListChangeRequestReviewsResponse = ListChangeRequestReviewsResponses[keyof ListChangeRequestReviewsResponses];

export type SubmitChangeRequestReviewData = {
    body: NewReview;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/reviews';
};

export type SubmitChangeRequestReviewErrors = {
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
    503: Error;
};

export type SubmitChangeRequestReviewError = SubmitChangeRequestReviewErrors[keyof SubmitChangeRequestReviewErrors];

export type SubmitChangeRequestReviewResponses = {
    201: Review;
};

export type SubmitChangeRequestReviewResponse = SubmitChangeRequestReviewResponses[keyof SubmitChangeRequestReviewResponses];

export type GetChangeRequestReviewData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        reviewId: string;
    };
    query?: {
        format?: 'document' | 'markdown';
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/reviews/{reviewId}';
};

export type GetChangeRequestReviewErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestReviewError = GetChangeRequestReviewErrors[keyof GetChangeRequestReviewErrors];

export type GetChangeRequestReviewResponses = {
    200: Review;
};

export type GetChangeRequestReviewResponse = GetChangeRequestReviewResponses[keyof GetChangeRequestReviewResponses];

export type DismissChangeRequestReviewData = {
    body: Dismissal;
    path: {
        spaceId: string;
        changeRequestId: string;
        reviewId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/reviews/{reviewId}/dismiss';
};

export type DismissChangeRequestReviewErrors = {
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
    503: Error;
};

export type DismissChangeRequestReviewError = DismissChangeRequestReviewErrors[keyof DismissChangeRequestReviewErrors];

export type DismissChangeRequestReviewResponses = {
    200: Review;
};

export type DismissChangeRequestReviewResponse = DismissChangeRequestReviewResponses[keyof DismissChangeRequestReviewResponses];

export type ListChangeRequestRequestedReviewersData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/requested-reviewers';
};

export type ListChangeRequestRequestedReviewersErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestRequestedReviewersError = ListChangeRequestRequestedReviewersErrors[keyof ListChangeRequestRequestedReviewersErrors];

export type ListChangeRequestRequestedReviewersResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<RequestedReviewer>;
    };
};

export type ListChangeRequestRequestedReviewersResponse = ListChangeRequestRequestedReviewersResponses[keyof ListChangeRequestRequestedReviewersResponses];

export type RequestChangeRequestReviewersData = {
    body: NewReviewRequest;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/requested-reviewers';
};

export type RequestChangeRequestReviewersErrors = {
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
    503: Error;
};

export type RequestChangeRequestReviewersError = RequestChangeRequestReviewersErrors[keyof RequestChangeRequestReviewersErrors];

export type RequestChangeRequestReviewersResponses = {
    200: ReviewRequests;
};

export type RequestChangeRequestReviewersResponse = RequestChangeRequestReviewersResponses[keyof RequestChangeRequestReviewersResponses];

export type WithdrawChangeRequestReviewerData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        userId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/requested-reviewers/{userId}';
};

export type WithdrawChangeRequestReviewerErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type WithdrawChangeRequestReviewerError = WithdrawChangeRequestReviewerErrors[keyof WithdrawChangeRequestReviewerErrors];

export type WithdrawChangeRequestReviewerResponses = {
    204: void;
};

export type WithdrawChangeRequestReviewerResponse = WithdrawChangeRequestReviewerResponses[keyof WithdrawChangeRequestReviewerResponses];

export type ListChangeRequestContributorsData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/contributors';
};

export type ListChangeRequestContributorsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestContributorsError = ListChangeRequestContributorsErrors[keyof ListChangeRequestContributorsErrors];

export type ListChangeRequestContributorsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Contributor>;
    };
};

export type ListChangeRequestContributorsResponse = ListChangeRequestContributorsResponses[keyof ListChangeRequestContributorsResponses];

export type GetChangeRequestMergeChecksData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/merge-checks';
};

export type GetChangeRequestMergeChecksErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestMergeChecksError = GetChangeRequestMergeChecksErrors[keyof GetChangeRequestMergeChecksErrors];

export type GetChangeRequestMergeChecksResponses = {
    200: MergeChecks;
};

export type GetChangeRequestMergeChecksResponse = GetChangeRequestMergeChecksResponses[keyof GetChangeRequestMergeChecksResponses];

export type TryMergeRulesData = {
    body: MergeRulesTrial;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/merge-rules/trial';
};

export type TryMergeRulesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type TryMergeRulesError = TryMergeRulesErrors[keyof TryMergeRulesErrors];

export type TryMergeRulesResponses = {
    200: MergeTrialResult;
};

export type TryMergeRulesResponse = TryMergeRulesResponses[keyof TryMergeRulesResponses];

export type GetChangeRequestViewedData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/viewed';
};

export type GetChangeRequestViewedErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestViewedError = GetChangeRequestViewedErrors[keyof GetChangeRequestViewedErrors];

export type GetChangeRequestViewedResponses = {
    200: Viewed;
};

export type GetChangeRequestViewedResponse = GetChangeRequestViewedResponses[keyof GetChangeRequestViewedResponses];

export type MarkChangeRequestViewedData = {
    body: ViewedUpdate;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/viewed';
};

export type MarkChangeRequestViewedErrors = {
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
    503: Error;
};

export type MarkChangeRequestViewedError = MarkChangeRequestViewedErrors[keyof MarkChangeRequestViewedErrors];

export type MarkChangeRequestViewedResponses = {
    200: Viewed;
};

export type MarkChangeRequestViewedResponse = MarkChangeRequestViewedResponses[keyof MarkChangeRequestViewedResponses];

export type CancelChangeRequestMergePlanData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/merge-plan';
};

export type CancelChangeRequestMergePlanErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CancelChangeRequestMergePlanError = CancelChangeRequestMergePlanErrors[keyof CancelChangeRequestMergePlanErrors];

export type CancelChangeRequestMergePlanResponses = {
    204: void;
};

export type CancelChangeRequestMergePlanResponse = CancelChangeRequestMergePlanResponses[keyof CancelChangeRequestMergePlanResponses];

export type PlanChangeRequestMergeData = {
    body: NewMergePlan;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/merge-plan';
};

export type PlanChangeRequestMergeErrors = {
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
    503: Error;
};

export type PlanChangeRequestMergeError = PlanChangeRequestMergeErrors[keyof PlanChangeRequestMergeErrors];

export type PlanChangeRequestMergeResponses = {
    200: MergePlan;
};

export type PlanChangeRequestMergeResponse = PlanChangeRequestMergeResponses[keyof PlanChangeRequestMergeResponses];

export type ListChangeRequestCommentersData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/commenters';
};

export type ListChangeRequestCommentersErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestCommentersError = ListChangeRequestCommentersErrors[keyof ListChangeRequestCommentersErrors];

export type ListChangeRequestCommentersResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Member>;
    };
};

export type ListChangeRequestCommentersResponse = ListChangeRequestCommentersResponses[keyof ListChangeRequestCommentersResponses];

export type GetChangeRequestPresenceData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/presence';
};

export type GetChangeRequestPresenceErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestPresenceError = GetChangeRequestPresenceErrors[keyof GetChangeRequestPresenceErrors];

export type GetChangeRequestPresenceResponses = {
    200: Presence;
};

export type GetChangeRequestPresenceResponse = GetChangeRequestPresenceResponses[keyof GetChangeRequestPresenceResponses];

export type AnnounceChangeRequestPresenceData = {
    body: PresenceUpdate;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/presence';
};

export type AnnounceChangeRequestPresenceErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type AnnounceChangeRequestPresenceError = AnnounceChangeRequestPresenceErrors[keyof AnnounceChangeRequestPresenceErrors];

export type AnnounceChangeRequestPresenceResponses = {
    200: Presence;
};

export type AnnounceChangeRequestPresenceResponse = AnnounceChangeRequestPresenceResponses[keyof AnnounceChangeRequestPresenceResponses];

export type ListSpacePeopleData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        query?: string;
        limit?: number;
    };
    url: '/spaces/{spaceId}/people';
};

export type ListSpacePeopleErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpacePeopleError = ListSpacePeopleErrors[keyof ListSpacePeopleErrors];

export type ListSpacePeopleResponses = {
    200: {
        items: Array<User>;
    };
};

export type ListSpacePeopleResponse = ListSpacePeopleResponses[keyof ListSpacePeopleResponses];

export type ListSpaceCommentsData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        order?: 'asc' | 'desc';
        status?: 'all' | 'open' | 'resolved';
        format?: 'document' | 'markdown';
        targetPage?: string;
        authors?: Array<string>;
        assignee?: string;
        mentions?: string;
    };
    url: '/spaces/{spaceId}/comments';
};

export type ListSpaceCommentsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpaceCommentsError = ListSpaceCommentsErrors[keyof ListSpaceCommentsErrors];

export type ListSpaceCommentsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Comment>;
    };
};

export type ListSpaceCommentsResponse = ListSpaceCommentsResponses[keyof ListSpaceCommentsResponses];

export type CreateSpaceCommentData = {
    body: NewComment;
    path: {
        spaceId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/comments';
};

export type CreateSpaceCommentErrors = {
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
    503: Error;
};

export type CreateSpaceCommentError = CreateSpaceCommentErrors[keyof CreateSpaceCommentErrors];

export type CreateSpaceCommentResponses = {
    200: Comment;
};

export type CreateSpaceCommentResponse = CreateSpaceCommentResponses[keyof CreateSpaceCommentResponses];

export type DeleteSpaceCommentData = {
    body?: never;
    path: {
        spaceId: string;
        commentId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/comments/{commentId}';
};

export type DeleteSpaceCommentErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSpaceCommentError = DeleteSpaceCommentErrors[keyof DeleteSpaceCommentErrors];

export type DeleteSpaceCommentResponses = {
    204: void;
};

export type DeleteSpaceCommentResponse = DeleteSpaceCommentResponses[keyof DeleteSpaceCommentResponses];

export type GetSpaceCommentData = {
    body?: never;
    path: {
        spaceId: string;
        commentId: string;
    };
    query?: {
        format?: 'document' | 'markdown';
    };
    url: '/spaces/{spaceId}/comments/{commentId}';
};

export type GetSpaceCommentErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpaceCommentError = GetSpaceCommentErrors[keyof GetSpaceCommentErrors];

export type GetSpaceCommentResponses = {
    200: Comment;
};

export type GetSpaceCommentResponse = GetSpaceCommentResponses[keyof GetSpaceCommentResponses];

export type UpdateSpaceCommentData = {
    body: CommentUpdate;
    path: {
        spaceId: string;
        commentId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/comments/{commentId}';
};

export type UpdateSpaceCommentErrors = {
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
    503: Error;
};

export type UpdateSpaceCommentError = UpdateSpaceCommentErrors[keyof UpdateSpaceCommentErrors];

export type UpdateSpaceCommentResponses = {
    200: Comment;
};

export type UpdateSpaceCommentResponse = UpdateSpaceCommentResponses[keyof UpdateSpaceCommentResponses];

export type ListSpaceCommentRepliesData = {
    body?: never;
    path: {
        spaceId: string;
        commentId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        format?: 'document' | 'markdown';
    };
    url: '/spaces/{spaceId}/comments/{commentId}/replies';
};

export type ListSpaceCommentRepliesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpaceCommentRepliesError = ListSpaceCommentRepliesErrors[keyof ListSpaceCommentRepliesErrors];

export type ListSpaceCommentRepliesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<CommentReply>;
    };
};

export type ListSpaceCommentRepliesResponse = ListSpaceCommentRepliesResponses[keyof ListSpaceCommentRepliesResponses];

export type CreateSpaceCommentReplyData = {
    body: NewCommentReply;
    path: {
        spaceId: string;
        commentId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/comments/{commentId}/replies';
};

export type CreateSpaceCommentReplyErrors = {
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
    503: Error;
};

export type CreateSpaceCommentReplyError = CreateSpaceCommentReplyErrors[keyof CreateSpaceCommentReplyErrors];

export type CreateSpaceCommentReplyResponses = {
    200: CommentReply;
};

export type CreateSpaceCommentReplyResponse = CreateSpaceCommentReplyResponses[keyof CreateSpaceCommentReplyResponses];

export type DeleteSpaceCommentReplyData = {
    body?: never;
    path: {
        spaceId: string;
        commentId: string;
        commentReplyId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/comments/{commentId}/replies/{commentReplyId}';
};

export type DeleteSpaceCommentReplyErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSpaceCommentReplyError = DeleteSpaceCommentReplyErrors[keyof DeleteSpaceCommentReplyErrors];

export type DeleteSpaceCommentReplyResponses = {
    204: void;
};

export type DeleteSpaceCommentReplyResponse = DeleteSpaceCommentReplyResponses[keyof DeleteSpaceCommentReplyResponses];

export type GetSpaceCommentReplyData = {
    body?: never;
    path: {
        spaceId: string;
        commentId: string;
        commentReplyId: string;
    };
    query?: {
        format?: 'document' | 'markdown';
    };
    url: '/spaces/{spaceId}/comments/{commentId}/replies/{commentReplyId}';
};

export type GetSpaceCommentReplyErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpaceCommentReplyError = GetSpaceCommentReplyErrors[keyof GetSpaceCommentReplyErrors];

export type GetSpaceCommentReplyResponses = {
    200: CommentReply;
};

export type GetSpaceCommentReplyResponse = GetSpaceCommentReplyResponses[keyof GetSpaceCommentReplyResponses];

export type UpdateSpaceCommentReplyData = {
    body: CommentReplyUpdate;
    path: {
        spaceId: string;
        commentId: string;
        commentReplyId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/comments/{commentId}/replies/{commentReplyId}';
};

export type UpdateSpaceCommentReplyErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateSpaceCommentReplyError = UpdateSpaceCommentReplyErrors[keyof UpdateSpaceCommentReplyErrors];

export type UpdateSpaceCommentReplyResponses = {
    200: CommentReply;
};

export type UpdateSpaceCommentReplyResponse = UpdateSpaceCommentReplyResponses[keyof UpdateSpaceCommentReplyResponses];

export type ListChangeRequestCommentsData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        order?: 'asc' | 'desc';
        status?: 'all' | 'open' | 'resolved';
        format?: 'document' | 'markdown';
        targetPage?: string;
        authors?: Array<string>;
        assignee?: string;
        mentions?: string;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments';
};

export type ListChangeRequestCommentsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestCommentsError = ListChangeRequestCommentsErrors[keyof ListChangeRequestCommentsErrors];

export type ListChangeRequestCommentsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Comment>;
    };
};

export type ListChangeRequestCommentsResponse = ListChangeRequestCommentsResponses[keyof ListChangeRequestCommentsResponses];

export type CreateChangeRequestCommentData = {
    body: NewComment;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments';
};

export type CreateChangeRequestCommentErrors = {
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
    503: Error;
};

export type CreateChangeRequestCommentError = CreateChangeRequestCommentErrors[keyof CreateChangeRequestCommentErrors];

export type CreateChangeRequestCommentResponses = {
    200: Comment;
};

export type CreateChangeRequestCommentResponse = CreateChangeRequestCommentResponses[keyof CreateChangeRequestCommentResponses];

export type DeleteChangeRequestCommentData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        commentId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}';
};

export type DeleteChangeRequestCommentErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteChangeRequestCommentError = DeleteChangeRequestCommentErrors[keyof DeleteChangeRequestCommentErrors];

export type DeleteChangeRequestCommentResponses = {
    204: void;
};

export type DeleteChangeRequestCommentResponse = DeleteChangeRequestCommentResponses[keyof DeleteChangeRequestCommentResponses];

export type GetChangeRequestCommentData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        commentId: string;
    };
    query?: {
        format?: 'document' | 'markdown';
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}';
};

export type GetChangeRequestCommentErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestCommentError = GetChangeRequestCommentErrors[keyof GetChangeRequestCommentErrors];

export type GetChangeRequestCommentResponses = {
    200: Comment;
};

export type GetChangeRequestCommentResponse = GetChangeRequestCommentResponses[keyof GetChangeRequestCommentResponses];

export type UpdateChangeRequestCommentData = {
    body: CommentUpdate;
    path: {
        spaceId: string;
        changeRequestId: string;
        commentId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}';
};

export type UpdateChangeRequestCommentErrors = {
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
    503: Error;
};

export type UpdateChangeRequestCommentError = UpdateChangeRequestCommentErrors[keyof UpdateChangeRequestCommentErrors];

export type UpdateChangeRequestCommentResponses = {
    200: Comment;
};

export type UpdateChangeRequestCommentResponse = UpdateChangeRequestCommentResponses[keyof UpdateChangeRequestCommentResponses];

export type ListChangeRequestCommentRepliesData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        commentId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        format?: 'document' | 'markdown';
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies';
};

export type ListChangeRequestCommentRepliesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestCommentRepliesError = ListChangeRequestCommentRepliesErrors[keyof ListChangeRequestCommentRepliesErrors];

export type ListChangeRequestCommentRepliesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<CommentReply>;
    };
};

export type ListChangeRequestCommentRepliesResponse = ListChangeRequestCommentRepliesResponses[keyof ListChangeRequestCommentRepliesResponses];

export type CreateChangeRequestCommentReplyData = {
    body: NewCommentReply;
    path: {
        spaceId: string;
        changeRequestId: string;
        commentId: string;
    };
    query?: {
        format?: 'document' | 'markdown';
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies';
};

export type CreateChangeRequestCommentReplyErrors = {
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
    503: Error;
};

export type CreateChangeRequestCommentReplyError = CreateChangeRequestCommentReplyErrors[keyof CreateChangeRequestCommentReplyErrors];

export type CreateChangeRequestCommentReplyResponses = {
    200: CommentReply;
};

export type CreateChangeRequestCommentReplyResponse = CreateChangeRequestCommentReplyResponses[keyof CreateChangeRequestCommentReplyResponses];

export type DeleteChangeRequestCommentReplyData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        commentId: string;
        commentReplyId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies/{commentReplyId}';
};

export type DeleteChangeRequestCommentReplyErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteChangeRequestCommentReplyError = DeleteChangeRequestCommentReplyErrors[keyof DeleteChangeRequestCommentReplyErrors];

export type DeleteChangeRequestCommentReplyResponses = {
    204: void;
};

export type DeleteChangeRequestCommentReplyResponse = DeleteChangeRequestCommentReplyResponses[keyof DeleteChangeRequestCommentReplyResponses];

export type GetChangeRequestCommentReplyData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        commentId: string;
        commentReplyId: string;
    };
    query?: {
        format?: 'document' | 'markdown';
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies/{commentReplyId}';
};

export type GetChangeRequestCommentReplyErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestCommentReplyError = GetChangeRequestCommentReplyErrors[keyof GetChangeRequestCommentReplyErrors];

export type GetChangeRequestCommentReplyResponses = {
    200: CommentReply;
};

export type GetChangeRequestCommentReplyResponse = GetChangeRequestCommentReplyResponses[keyof GetChangeRequestCommentReplyResponses];

export type UpdateChangeRequestCommentReplyData = {
    body: CommentReplyUpdate;
    path: {
        spaceId: string;
        changeRequestId: string;
        commentId: string;
        commentReplyId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies/{commentReplyId}';
};

export type UpdateChangeRequestCommentReplyErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateChangeRequestCommentReplyError = UpdateChangeRequestCommentReplyErrors[keyof UpdateChangeRequestCommentReplyErrors];

export type UpdateChangeRequestCommentReplyResponses = {
    200: CommentReply;
};

export type UpdateChangeRequestCommentReplyResponse = UpdateChangeRequestCommentReplyResponses[keyof UpdateChangeRequestCommentReplyResponses];

export type ListChangeRequestSuggestionsData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        state?: 'all' | 'open' | 'accepted' | 'dismissed';
        targetPage?: string;
    };
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions';
};

export type ListChangeRequestSuggestionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListChangeRequestSuggestionsError = ListChangeRequestSuggestionsErrors[keyof ListChangeRequestSuggestionsErrors];

export type ListChangeRequestSuggestionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Suggestion>;
    };
};

export type ListChangeRequestSuggestionsResponse = ListChangeRequestSuggestionsResponses[keyof ListChangeRequestSuggestionsResponses];

export type CreateSuggestionData = {
    body: NewSuggestion;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions';
};

export type CreateSuggestionErrors = {
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
    503: Error;
};

export type CreateSuggestionError = CreateSuggestionErrors[keyof CreateSuggestionErrors];

export type CreateSuggestionResponses = {
    201: MadeSuggestion;
};

export type CreateSuggestionResponse = CreateSuggestionResponses[keyof CreateSuggestionResponses];

export type GetChangeRequestSuggestionData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        suggestionId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions/{suggestionId}';
};

export type GetChangeRequestSuggestionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetChangeRequestSuggestionError = GetChangeRequestSuggestionErrors[keyof GetChangeRequestSuggestionErrors];

export type GetChangeRequestSuggestionResponses = {
    200: Suggestion;
};

export type GetChangeRequestSuggestionResponse = GetChangeRequestSuggestionResponses[keyof GetChangeRequestSuggestionResponses];

export type AcceptSuggestionData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        suggestionId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions/{suggestionId}/accept';
};

export type AcceptSuggestionErrors = {
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
    503: Error;
};

export type AcceptSuggestionError = AcceptSuggestionErrors[keyof AcceptSuggestionErrors];

export type AcceptSuggestionResponses = {
    200: AcceptedSuggestions;
};

export type AcceptSuggestionResponse = AcceptSuggestionResponses[keyof AcceptSuggestionResponses];

export type AcceptSuggestionsData = {
    body: AcceptSuggestions;
    path: {
        spaceId: string;
        changeRequestId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions/accept';
};

export type AcceptSuggestionsErrors = {
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
    503: Error;
};

export type AcceptSuggestionsError = AcceptSuggestionsErrors[keyof AcceptSuggestionsErrors];

export type AcceptSuggestionsResponses = {
    200: AcceptedSuggestions;
};

export type AcceptSuggestionsResponse = AcceptSuggestionsResponses[keyof AcceptSuggestionsResponses];

export type DismissSuggestionData = {
    body?: never;
    path: {
        spaceId: string;
        changeRequestId: string;
        suggestionId: string;
    };
    query?: never;
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions/{suggestionId}/dismiss';
};

export type DismissSuggestionErrors = {
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
    503: Error;
};

export type DismissSuggestionError = DismissSuggestionErrors[keyof DismissSuggestionErrors];

export type DismissSuggestionResponses = {
    200: Suggestion;
};

export type DismissSuggestionResponse = DismissSuggestionResponses[keyof DismissSuggestionResponses];

export type SearchOrganizationData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query: {
        page?: string;
        limit?: number;
        query: string;
    };
    url: '/orgs/{organizationId}/search';
};

export type SearchOrganizationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type SearchOrganizationError = SearchOrganizationErrors[keyof SearchOrganizationErrors];

export type SearchOrganizationResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<FoundSpace>;
        understood: Understood;
    };
};

export type SearchOrganizationResponse = SearchOrganizationResponses[keyof SearchOrganizationResponses];

export type SearchSpaceData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query: {
        page?: string;
        limit?: number;
        query: string;
    };
    url: '/spaces/{spaceId}/search';
};

export type SearchSpaceErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type SearchSpaceError = SearchSpaceErrors[keyof SearchSpaceErrors];

export type SearchSpaceResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<FoundPage>;
        understood: Understood;
    };
};

export type SearchSpaceResponse = SearchSpaceResponses[keyof SearchSpaceResponses];

export type FindThingsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query: {
        query: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/find';
};

export type FindThingsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type FindThingsError = FindThingsErrors[keyof FindThingsErrors];

export type FindThingsResponses = {
    200: FoundThings;
};

export type FindThingsResponse = FindThingsResponses[keyof FindThingsResponses];

export type PreviewReplacementData = {
    body: ReplacementRule;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/replacements/preview';
};

export type PreviewReplacementErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type PreviewReplacementError = PreviewReplacementErrors[keyof PreviewReplacementErrors];

export type PreviewReplacementResponses = {
    200: ReplacementPreview;
};

export type PreviewReplacementResponse = PreviewReplacementResponses[keyof PreviewReplacementResponses];

export type StartReplacementData = {
    body: ReplacementOrder;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/replacements';
};

export type StartReplacementErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type StartReplacementError = StartReplacementErrors[keyof StartReplacementErrors];

export type StartReplacementResponses = {
    202: Job;
};

export type StartReplacementResponse = StartReplacementResponses[keyof StartReplacementResponses];

export type ListSitesData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        space?: string;
        spaces?: Array<string>;
        title?: string;
        published?: boolean;
        type?: Array<SiteType>;
    };
    url: '/orgs/{organizationId}/sites';
};

export type ListSitesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSitesError = ListSitesErrors[keyof ListSitesErrors];

export type ListSitesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Site>;
    };
};

export type ListSitesResponse = ListSitesResponses[keyof ListSitesResponses];

export type CreateSiteData = {
    body: NewSite;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites';
};

export type CreateSiteErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CreateSiteError = CreateSiteErrors[keyof CreateSiteErrors];

export type CreateSiteResponses = {
    201: Site;
};

export type CreateSiteResponse = CreateSiteResponses[keyof CreateSiteResponses];

export type DeleteSiteData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}';
};

export type DeleteSiteErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSiteError = DeleteSiteErrors[keyof DeleteSiteErrors];

export type DeleteSiteResponses = {
    204: void;
};

export type DeleteSiteResponse = DeleteSiteResponses[keyof DeleteSiteResponses];

export type GetSiteData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}';
};

export type GetSiteErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSiteError = GetSiteErrors[keyof GetSiteErrors];

export type GetSiteResponses = {
    200: Site;
};

export type GetSiteResponse = GetSiteResponses[keyof GetSiteResponses];

export type UpdateSiteData = {
    body: SiteUpdate;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}';
};

export type UpdateSiteErrors = {
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
    503: Error;
};

export type UpdateSiteError = UpdateSiteErrors[keyof UpdateSiteErrors];

export type UpdateSiteResponses = {
    200: Site;
};

export type UpdateSiteResponse = UpdateSiteResponses[keyof UpdateSiteResponses];

export type GetSiteAdaptiveSchemaData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/adaptive-schema';
};

export type GetSiteAdaptiveSchemaErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSiteAdaptiveSchemaError = GetSiteAdaptiveSchemaErrors[keyof GetSiteAdaptiveSchemaErrors];

export type GetSiteAdaptiveSchemaResponses = {
    200: SiteAdaptiveSchema;
};

export type GetSiteAdaptiveSchemaResponse = GetSiteAdaptiveSchemaResponses[keyof GetSiteAdaptiveSchemaResponses];

export type UpdateSiteAdaptiveSchemaData = {
    body: SiteAdaptiveSchemaUpdate;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/adaptive-schema';
};

export type UpdateSiteAdaptiveSchemaErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateSiteAdaptiveSchemaError = UpdateSiteAdaptiveSchemaErrors[keyof UpdateSiteAdaptiveSchemaErrors];

export type UpdateSiteAdaptiveSchemaResponses = {
    200: SiteAdaptiveSchema;
};

export type UpdateSiteAdaptiveSchemaResponse = UpdateSiteAdaptiveSchemaResponses[keyof UpdateSiteAdaptiveSchemaResponses];

export type ListSiteTemplateConditionsData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/adaptive-schema/template-conditions';
};

export type ListSiteTemplateConditionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteTemplateConditionsError = ListSiteTemplateConditionsErrors[keyof ListSiteTemplateConditionsErrors];

export type ListSiteTemplateConditionsResponses = {
    200: TemplateConditions;
};

export type ListSiteTemplateConditionsResponse = ListSiteTemplateConditionsResponses[keyof ListSiteTemplateConditionsResponses];

export type GetPublishedSiteData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        shareKey?: string;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/published';
};

export type GetPublishedSiteErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetPublishedSiteError = GetPublishedSiteErrors[keyof GetPublishedSiteErrors];

export type GetPublishedSiteResponses = {
    200: PublishedSite;
};

export type GetPublishedSiteResponse = GetPublishedSiteResponses[keyof GetPublishedSiteResponses];

export type PublishSiteData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/publish';
};

export type PublishSiteErrors = {
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
    503: Error;
};

export type PublishSiteError = PublishSiteErrors[keyof PublishSiteErrors];

export type PublishSiteResponses = {
    200: Site;
};

export type PublishSiteResponse = PublishSiteResponses[keyof PublishSiteResponses];

export type ListSiteSectionsData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        shareKey?: string;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/sections';
};

export type ListSiteSectionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteSectionsError = ListSiteSectionsErrors[keyof ListSiteSectionsErrors];

export type ListSiteSectionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<SiteSection>;
    };
};

export type ListSiteSectionsResponse = ListSiteSectionsResponses[keyof ListSiteSectionsResponses];

export type CreateSiteSectionData = {
    body: NewSection;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/sections';
};

export type CreateSiteSectionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CreateSiteSectionError = CreateSiteSectionErrors[keyof CreateSiteSectionErrors];

export type CreateSiteSectionResponses = {
    201: SiteSection;
};

export type CreateSiteSectionResponse = CreateSiteSectionResponses[keyof CreateSiteSectionResponses];

export type DeleteSiteSectionData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
        siteSectionId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}';
};

export type DeleteSiteSectionErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSiteSectionError = DeleteSiteSectionErrors[keyof DeleteSiteSectionErrors];

export type DeleteSiteSectionResponses = {
    204: void;
};

export type DeleteSiteSectionResponse = DeleteSiteSectionResponses[keyof DeleteSiteSectionResponses];

export type UpdateSiteSectionData = {
    body: SectionUpdate;
    path: {
        organizationId: string;
        siteId: string;
        siteSectionId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}';
};

export type UpdateSiteSectionErrors = {
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
    503: Error;
};

export type UpdateSiteSectionError = UpdateSiteSectionErrors[keyof UpdateSiteSectionErrors];

export type UpdateSiteSectionResponses = {
    200: SiteSection;
};

export type UpdateSiteSectionResponse = UpdateSiteSectionResponses[keyof UpdateSiteSectionResponses];

export type MoveSiteSectionData = {
    body: SectionMove;
    path: {
        organizationId: string;
        siteId: string;
        siteSectionId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}/move';
};

export type MoveSiteSectionErrors = {
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
    503: Error;
};

export type MoveSiteSectionError = MoveSiteSectionErrors[keyof MoveSiteSectionErrors];

export type MoveSiteSectionResponses = {
    200: SiteSection;
};

export type MoveSiteSectionResponse = MoveSiteSectionResponses[keyof MoveSiteSectionResponses];

export type ListSiteSectionGroupsData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups';
};

export type ListSiteSectionGroupsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteSectionGroupsError = ListSiteSectionGroupsErrors[keyof ListSiteSectionGroupsErrors];

export type ListSiteSectionGroupsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<SiteSectionGroup>;
    };
};

export type ListSiteSectionGroupsResponse = ListSiteSectionGroupsResponses[keyof ListSiteSectionGroupsResponses];

export type CreateSiteSectionGroupData = {
    body: NewSectionGroup;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups';
};

export type CreateSiteSectionGroupErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CreateSiteSectionGroupError = CreateSiteSectionGroupErrors[keyof CreateSiteSectionGroupErrors];

export type CreateSiteSectionGroupResponses = {
    201: SiteSectionGroup;
};

export type CreateSiteSectionGroupResponse = CreateSiteSectionGroupResponses[keyof CreateSiteSectionGroupResponses];

export type DeleteSiteSectionGroupData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
        siteSectionGroupId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}';
};

export type DeleteSiteSectionGroupErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSiteSectionGroupError = DeleteSiteSectionGroupErrors[keyof DeleteSiteSectionGroupErrors];

export type DeleteSiteSectionGroupResponses = {
    204: void;
};

export type DeleteSiteSectionGroupResponse = DeleteSiteSectionGroupResponses[keyof DeleteSiteSectionGroupResponses];

export type UpdateSiteSectionGroupData = {
    body: SectionGroupUpdate;
    path: {
        organizationId: string;
        siteId: string;
        siteSectionGroupId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}';
};

export type UpdateSiteSectionGroupErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateSiteSectionGroupError = UpdateSiteSectionGroupErrors[keyof UpdateSiteSectionGroupErrors];

export type UpdateSiteSectionGroupResponses = {
    200: SiteSectionGroup;
};

export type UpdateSiteSectionGroupResponse = UpdateSiteSectionGroupResponses[keyof UpdateSiteSectionGroupResponses];

export type AddSectionToGroupData = {
    body: SectionOfGroup;
    path: {
        organizationId: string;
        siteId: string;
        siteSectionGroupId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/sections';
};

export type AddSectionToGroupErrors = {
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
    503: Error;
};

export type AddSectionToGroupError = AddSectionToGroupErrors[keyof AddSectionToGroupErrors];

export type AddSectionToGroupResponses = {
    201: SiteSectionGroup;
};

export type AddSectionToGroupResponse = AddSectionToGroupResponses[keyof AddSectionToGroupResponses];

export type RemoveSectionFromGroupData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
        siteSectionGroupId: string;
        siteSectionId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/sections/{siteSectionId}';
};

export type RemoveSectionFromGroupErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RemoveSectionFromGroupError = RemoveSectionFromGroupErrors[keyof RemoveSectionFromGroupErrors];

export type RemoveSectionFromGroupResponses = {
    204: void;
};

export type RemoveSectionFromGroupResponse = RemoveSectionFromGroupResponses[keyof RemoveSectionFromGroupResponses];

export type ListSiteSpacesData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        shareKey?: string;
        default?: boolean;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces';
};

export type ListSiteSpacesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteSpacesError = ListSiteSpacesErrors[keyof ListSiteSpacesErrors];

export type ListSiteSpacesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<SiteSpace>;
    };
};

export type ListSiteSpacesResponse = ListSiteSpacesResponses[keyof ListSiteSpacesResponses];

export type CreateSiteSpaceData = {
    body: NewSiteSpace;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces';
};

export type CreateSiteSpaceErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CreateSiteSpaceError = CreateSiteSpaceErrors[keyof CreateSiteSpaceErrors];

export type CreateSiteSpaceResponses = {
    201: SiteSpace;
};

export type CreateSiteSpaceResponse = CreateSiteSpaceResponses[keyof CreateSiteSpaceResponses];

export type DeleteSiteSpaceData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
        siteSpaceId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}';
};

export type DeleteSiteSpaceErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSiteSpaceError = DeleteSiteSpaceErrors[keyof DeleteSiteSpaceErrors];

export type DeleteSiteSpaceResponses = {
    204: void;
};

export type DeleteSiteSpaceResponse = DeleteSiteSpaceResponses[keyof DeleteSiteSpaceResponses];

export type UpdateSiteSpaceData = {
    body: SiteSpaceUpdate;
    path: {
        organizationId: string;
        siteId: string;
        siteSpaceId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}';
};

export type UpdateSiteSpaceErrors = {
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
    503: Error;
};

export type UpdateSiteSpaceError = UpdateSiteSpaceErrors[keyof UpdateSiteSpaceErrors];

export type UpdateSiteSpaceResponses = {
    200: SiteSpace;
};

export type UpdateSiteSpaceResponse = UpdateSiteSpaceResponses[keyof UpdateSiteSpaceResponses];

export type MoveSiteSpaceData = {
    body: SiteSpaceMove;
    path: {
        organizationId: string;
        siteId: string;
        siteSpaceId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/move';
};

export type MoveSiteSpaceErrors = {
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
    503: Error;
};

export type MoveSiteSpaceError = MoveSiteSpaceErrors[keyof MoveSiteSpaceErrors];

export type MoveSiteSpaceResponses = {
    200: SiteSpace;
};

export type MoveSiteSpaceResponse = MoveSiteSpaceResponses[keyof MoveSiteSpaceResponses];

export type UnpublishSiteData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/unpublish';
};

export type UnpublishSiteErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UnpublishSiteError = UnpublishSiteErrors[keyof UnpublishSiteErrors];

export type UnpublishSiteResponses = {
    200: Site;
};

export type UnpublishSiteResponse = UnpublishSiteResponses[keyof UnpublishSiteResponses];

export type GetSiteReachData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/reach';
};

export type GetSiteReachErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSiteReachError = GetSiteReachErrors[keyof GetSiteReachErrors];

export type GetSiteReachResponses = {
    200: SiteReach;
};

export type GetSiteReachResponse = GetSiteReachResponses[keyof GetSiteReachResponses];

export type GetSiteStructureData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        shareKey?: string;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/structure';
};

export type GetSiteStructureErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSiteStructureError = GetSiteStructureErrors[keyof GetSiteStructureErrors];

export type GetSiteStructureResponses = {
    200: SiteStructure;
};

export type GetSiteStructureResponse = GetSiteStructureResponses[keyof GetSiteStructureResponses];

export type SortSiteStructureData = {
    body: StructureSort;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/structure/sort';
};

export type SortSiteStructureErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type SortSiteStructureError = SortSiteStructureErrors[keyof SortSiteStructureErrors];

export type SortSiteStructureResponses = {
    200: StructurePart;
};

export type SortSiteStructureResponse = SortSiteStructureResponses[keyof SortSiteStructureResponses];

export type MoveSiteSectionGroupData = {
    body: SectionGroupMove;
    path: {
        organizationId: string;
        siteId: string;
        siteSectionGroupId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/move';
};

export type MoveSiteSectionGroupErrors = {
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
    503: Error;
};

export type MoveSiteSectionGroupError = MoveSiteSectionGroupErrors[keyof MoveSiteSectionGroupErrors];

export type MoveSiteSectionGroupResponses = {
    200: SiteSectionGroup;
};

export type MoveSiteSectionGroupResponse = MoveSiteSectionGroupResponses[keyof MoveSiteSectionGroupResponses];

export type DeleteSiteDraftData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/structure/draft';
};

export type DeleteSiteDraftErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSiteDraftError = DeleteSiteDraftErrors[keyof DeleteSiteDraftErrors];

export type DeleteSiteDraftResponses = {
    204: void;
};

export type DeleteSiteDraftResponse = DeleteSiteDraftResponses[keyof DeleteSiteDraftResponses];

export type GetSiteDraftData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/structure/draft';
};

export type GetSiteDraftErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSiteDraftError = GetSiteDraftErrors[keyof GetSiteDraftErrors];

export type GetSiteDraftResponses = {
    200: SiteDraft;
};

export type GetSiteDraftResponse = GetSiteDraftResponses[keyof GetSiteDraftResponses];

export type ExtendSiteDraftData = {
    body: SiteDraftAddition;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/structure/draft';
};

export type ExtendSiteDraftErrors = {
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
    503: Error;
};

export type ExtendSiteDraftError = ExtendSiteDraftErrors[keyof ExtendSiteDraftErrors];

export type ExtendSiteDraftResponses = {
    200: SiteDraft;
};

export type ExtendSiteDraftResponse = ExtendSiteDraftResponses[keyof ExtendSiteDraftResponses];

export type UpdateSiteDraftData = {
    body: SiteDraftUpdate;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/structure/draft';
};

export type UpdateSiteDraftErrors = {
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
    503: Error;
};

export type UpdateSiteDraftError = UpdateSiteDraftErrors[keyof UpdateSiteDraftErrors];

export type UpdateSiteDraftResponses = {
    200: SiteDraft;
};

export type UpdateSiteDraftResponse = UpdateSiteDraftResponses[keyof UpdateSiteDraftResponses];

export type PublishSiteDraftData = {
    body: SiteDraftPublication;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/structure/draft/publish';
};

export type PublishSiteDraftErrors = {
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
    503: Error;
};

export type PublishSiteDraftError = PublishSiteDraftErrors[keyof PublishSiteDraftErrors];

export type PublishSiteDraftResponses = {
    200: SiteStructure;
};

export type PublishSiteDraftResponse = PublishSiteDraftResponses[keyof PublishSiteDraftResponses];

export type GetSiteCustomizationData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/customization';
};

export type GetSiteCustomizationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSiteCustomizationError = GetSiteCustomizationErrors[keyof GetSiteCustomizationErrors];

export type GetSiteCustomizationResponses = {
    200: SiteCustomization;
};

export type GetSiteCustomizationResponse = GetSiteCustomizationResponses[keyof GetSiteCustomizationResponses];

export type UpdateSiteCustomizationData = {
    body: SiteCustomization;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/customization';
};

export type UpdateSiteCustomizationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateSiteCustomizationError = UpdateSiteCustomizationErrors[keyof UpdateSiteCustomizationErrors];

export type UpdateSiteCustomizationResponses = {
    200: SiteCustomization;
};

export type UpdateSiteCustomizationResponse = UpdateSiteCustomizationResponses[keyof UpdateSiteCustomizationResponses];

export type DeleteSiteSpaceCustomizationData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
        siteSpaceId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization';
};

export type DeleteSiteSpaceCustomizationErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSiteSpaceCustomizationError = DeleteSiteSpaceCustomizationErrors[keyof DeleteSiteSpaceCustomizationErrors];

export type DeleteSiteSpaceCustomizationResponses = {
    204: void;
};

export type DeleteSiteSpaceCustomizationResponse = DeleteSiteSpaceCustomizationResponses[keyof DeleteSiteSpaceCustomizationResponses];

export type GetSiteSpaceCustomizationData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
        siteSpaceId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization';
};

export type GetSiteSpaceCustomizationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSiteSpaceCustomizationError = GetSiteSpaceCustomizationErrors[keyof GetSiteSpaceCustomizationErrors];

export type GetSiteSpaceCustomizationResponses = {
    200: CustomizationOverride;
};

export type GetSiteSpaceCustomizationResponse = GetSiteSpaceCustomizationResponses[keyof GetSiteSpaceCustomizationResponses];

export type UpdateSiteSpaceCustomizationData = {
    body: CustomizationOverride;
    path: {
        organizationId: string;
        siteId: string;
        siteSpaceId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization';
};

export type UpdateSiteSpaceCustomizationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateSiteSpaceCustomizationError = UpdateSiteSpaceCustomizationErrors[keyof UpdateSiteSpaceCustomizationErrors];

export type UpdateSiteSpaceCustomizationResponses = {
    200: CustomizationOverride;
};

export type UpdateSiteSpaceCustomizationResponse = UpdateSiteSpaceCustomizationResponses[keyof UpdateSiteSpaceCustomizationResponses];

export type GetSitePublishingPreviewData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        siteSpace?: string;
        claims?: string;
        draft?: boolean;
        changeRequest?: string;
        theme?: 'light' | 'dark';
        page?: string;
        target?: string;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/publishing/preview';
};

export type GetSitePublishingPreviewErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSitePublishingPreviewError = GetSitePublishingPreviewErrors[keyof GetSitePublishingPreviewErrors];

export type GetSitePublishingPreviewResponses = {
    200: SitePreview;
};

export type GetSitePublishingPreviewResponse = GetSitePublishingPreviewResponses[keyof GetSitePublishingPreviewResponses];

export type DeleteSiteLookDraftData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/customization/draft';
};

export type DeleteSiteLookDraftErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSiteLookDraftError = DeleteSiteLookDraftErrors[keyof DeleteSiteLookDraftErrors];

export type DeleteSiteLookDraftResponses = {
    204: void;
};

export type DeleteSiteLookDraftResponse = DeleteSiteLookDraftResponses[keyof DeleteSiteLookDraftResponses];

export type GetSiteLookDraftData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/customization/draft';
};

export type GetSiteLookDraftErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSiteLookDraftError = GetSiteLookDraftErrors[keyof GetSiteLookDraftErrors];

export type GetSiteLookDraftResponses = {
    200: SiteLookDraft;
};

export type GetSiteLookDraftResponse = GetSiteLookDraftResponses[keyof GetSiteLookDraftResponses];

export type UpdateSiteLookDraftData = {
    body: SiteLookDraftUpdate;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/customization/draft';
};

export type UpdateSiteLookDraftErrors = {
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
    503: Error;
};

export type UpdateSiteLookDraftError = UpdateSiteLookDraftErrors[keyof UpdateSiteLookDraftErrors];

export type UpdateSiteLookDraftResponses = {
    200: SiteLookDraft;
};

export type UpdateSiteLookDraftResponse = UpdateSiteLookDraftResponses[keyof UpdateSiteLookDraftResponses];

export type PublishSiteLookDraftData = {
    body: SiteLookDraftPublication;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/customization/draft/publish';
};

export type PublishSiteLookDraftErrors = {
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
    503: Error;
};

export type PublishSiteLookDraftError = PublishSiteLookDraftErrors[keyof PublishSiteLookDraftErrors];

export type PublishSiteLookDraftResponses = {
    200: SiteLookDraft;
};

export type PublishSiteLookDraftResponse = PublishSiteLookDraftResponses[keyof PublishSiteLookDraftResponses];

export type DeleteCustomHostnameData = {
    body?: never;
    path: {
        hostname: string;
    };
    query?: never;
    url: '/custom-hostnames/{hostname}';
};

export type DeleteCustomHostnameErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteCustomHostnameError = DeleteCustomHostnameErrors[keyof DeleteCustomHostnameErrors];

export type DeleteCustomHostnameResponses = {
    204: void;
};

export type DeleteCustomHostnameResponse = DeleteCustomHostnameResponses[keyof DeleteCustomHostnameResponses];

export type GetCustomHostnameData = {
    body?: never;
    path: {
        hostname: string;
    };
    query?: never;
    url: '/custom-hostnames/{hostname}';
};

export type GetCustomHostnameErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetCustomHostnameError = GetCustomHostnameErrors[keyof GetCustomHostnameErrors];

export type GetCustomHostnameResponses = {
    200: CustomHostname;
};

export type GetCustomHostnameResponse = GetCustomHostnameResponses[keyof GetCustomHostnameResponses];

export type RecheckCustomHostnameData = {
    body?: never;
    path: {
        hostname: string;
    };
    query?: never;
    url: '/custom-hostnames/{hostname}';
};

export type RecheckCustomHostnameErrors = {
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
    503: Error;
};

export type RecheckCustomHostnameError = RecheckCustomHostnameErrors[keyof RecheckCustomHostnameErrors];

export type RecheckCustomHostnameResponses = {
    200: CustomHostname;
};

export type RecheckCustomHostnameResponse = RecheckCustomHostnameResponses[keyof RecheckCustomHostnameResponses];

export type ListShareLinksData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/share-links';
};

export type ListShareLinksErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListShareLinksError = ListShareLinksErrors[keyof ListShareLinksErrors];

export type ListShareLinksResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ShareLink>;
    };
};

export type ListShareLinksResponse = ListShareLinksResponses[keyof ListShareLinksResponses];

export type CreateShareLinkData = {
    body: NewShareLink;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/share-links';
};

export type CreateShareLinkErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CreateShareLinkError = CreateShareLinkErrors[keyof CreateShareLinkErrors];

export type CreateShareLinkResponses = {
    201: ShareLink;
};

export type CreateShareLinkResponse = CreateShareLinkResponses[keyof CreateShareLinkResponses];

export type DeleteShareLinkData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
        shareLinkId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/share-links/{shareLinkId}';
};

export type DeleteShareLinkErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteShareLinkError = DeleteShareLinkErrors[keyof DeleteShareLinkErrors];

export type DeleteShareLinkResponses = {
    204: void;
};

export type DeleteShareLinkResponse = DeleteShareLinkResponses[keyof DeleteShareLinkResponses];

export type UpdateShareLinkData = {
    body: ShareLinkUpdate;
    path: {
        organizationId: string;
        siteId: string;
        shareLinkId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/share-links/{shareLinkId}';
};

export type UpdateShareLinkErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateShareLinkError = UpdateShareLinkErrors[keyof UpdateShareLinkErrors];

export type UpdateShareLinkResponses = {
    200: ShareLink;
};

export type UpdateShareLinkResponse = UpdateShareLinkResponses[keyof UpdateShareLinkResponses];

export type GetSitePublishingAuthData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        withKey?: boolean;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/publishing/auth';
};

export type GetSitePublishingAuthErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSitePublishingAuthError = GetSitePublishingAuthErrors[keyof GetSitePublishingAuthErrors];

export type GetSitePublishingAuthResponses = {
    200: SitePublishingAuth;
};

export type GetSitePublishingAuthResponse = GetSitePublishingAuthResponses[keyof GetSitePublishingAuthResponses];

export type UpdateSitePublishingAuthData = {
    body: SitePublishingAuthUpdate;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/publishing/auth';
};

export type UpdateSitePublishingAuthErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateSitePublishingAuthError = UpdateSitePublishingAuthErrors[keyof UpdateSitePublishingAuthErrors];

export type UpdateSitePublishingAuthResponses = {
    200: SitePublishingAuth;
};

export type UpdateSitePublishingAuthResponse = UpdateSitePublishingAuthResponses[keyof UpdateSitePublishingAuthResponses];

export type RegenerateSitePublishingAuthData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/publishing/auth/regenerate';
};

export type RegenerateSitePublishingAuthErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RegenerateSitePublishingAuthError = RegenerateSitePublishingAuthErrors[keyof RegenerateSitePublishingAuthErrors];

export type RegenerateSitePublishingAuthResponses = {
    200: SitePublishingAuth;
};

export type RegenerateSitePublishingAuthResponse = RegenerateSitePublishingAuthResponses[keyof RegenerateSitePublishingAuthResponses];

export type CreateSiteVisitData = {
    body: NewSiteVisit;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/site-visits';
};

export type CreateSiteVisitErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CreateSiteVisitError = CreateSiteVisitErrors[keyof CreateSiteVisitErrors];

export type CreateSiteVisitResponses = {
    201: SiteVisit;
};

export type CreateSiteVisitResponse = CreateSiteVisitResponses[keyof CreateSiteVisitResponses];

export type ListSiteRedirectsData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        search?: string;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/redirects';
};

export type ListSiteRedirectsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteRedirectsError = ListSiteRedirectsErrors[keyof ListSiteRedirectsErrors];

export type ListSiteRedirectsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<SiteRedirect>;
    };
};

export type ListSiteRedirectsResponse = ListSiteRedirectsResponses[keyof ListSiteRedirectsResponses];

export type CreateSiteRedirectData = {
    body: NewSiteRedirect;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/redirects';
};

export type CreateSiteRedirectErrors = {
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
    503: Error;
};

export type CreateSiteRedirectError = CreateSiteRedirectErrors[keyof CreateSiteRedirectErrors];

export type CreateSiteRedirectResponses = {
    201: SiteRedirect;
};

export type CreateSiteRedirectResponse = CreateSiteRedirectResponses[keyof CreateSiteRedirectResponses];

export type PutSiteRedirectsData = {
    body: SiteRedirects;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/redirects';
};

export type PutSiteRedirectsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type PutSiteRedirectsError = PutSiteRedirectsErrors[keyof PutSiteRedirectsErrors];

export type PutSiteRedirectsResponses = {
    200: SiteRedirectResults;
};

export type PutSiteRedirectsResponse = PutSiteRedirectsResponses[keyof PutSiteRedirectsResponses];

export type DeleteSiteRedirectData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
        redirectId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/redirects/{redirectId}';
};

export type DeleteSiteRedirectErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSiteRedirectError = DeleteSiteRedirectErrors[keyof DeleteSiteRedirectErrors];

export type DeleteSiteRedirectResponses = {
    204: void;
};

export type DeleteSiteRedirectResponse = DeleteSiteRedirectResponses[keyof DeleteSiteRedirectResponses];

export type UpdateSiteRedirectData = {
    body: SiteRedirectUpdate;
    path: {
        organizationId: string;
        siteId: string;
        redirectId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/redirects/{redirectId}';
};

export type UpdateSiteRedirectErrors = {
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
    503: Error;
};

export type UpdateSiteRedirectError = UpdateSiteRedirectErrors[keyof UpdateSiteRedirectErrors];

export type UpdateSiteRedirectResponses = {
    200: SiteRedirect;
};

export type UpdateSiteRedirectResponse = UpdateSiteRedirectResponses[keyof UpdateSiteRedirectResponses];

export type ResolveSiteRedirectData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query: {
        source: string;
        shareKey?: string;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/redirect';
};

export type ResolveSiteRedirectErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ResolveSiteRedirectError = ResolveSiteRedirectErrors[keyof ResolveSiteRedirectErrors];

export type ResolveSiteRedirectResponses = {
    200: ResolvedRedirect;
};

export type ResolveSiteRedirectResponse = ResolveSiteRedirectResponses[keyof ResolveSiteRedirectResponses];

export type DeleteSiteHostnameData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/hostname';
};

export type DeleteSiteHostnameErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSiteHostnameError = DeleteSiteHostnameErrors[keyof DeleteSiteHostnameErrors];

export type DeleteSiteHostnameResponses = {
    204: void;
};

export type DeleteSiteHostnameResponse = DeleteSiteHostnameResponses[keyof DeleteSiteHostnameResponses];

export type GetSiteHostnameData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/hostname';
};

export type GetSiteHostnameErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSiteHostnameError = GetSiteHostnameErrors[keyof GetSiteHostnameErrors];

export type GetSiteHostnameResponses = {
    200: CustomHostname;
};

export type GetSiteHostnameResponse = GetSiteHostnameResponses[keyof GetSiteHostnameResponses];

export type SetSiteHostnameData = {
    body: NewCustomHostname;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/hostname';
};

export type SetSiteHostnameErrors = {
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
    503: Error;
};

export type SetSiteHostnameError = SetSiteHostnameErrors[keyof SetSiteHostnameErrors];

export type SetSiteHostnameResponses = {
    200: CustomHostname;
};

export type SetSiteHostnameResponse = SetSiteHostnameResponses[keyof SetSiteHostnameResponses];

export type CheckSiteHostnameData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/hostname/check';
};

export type CheckSiteHostnameErrors = {
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
    503: Error;
};

export type CheckSiteHostnameError = CheckSiteHostnameErrors[keyof CheckSiteHostnameErrors];

export type CheckSiteHostnameResponses = {
    200: CustomHostname;
};

export type CheckSiteHostnameResponse = CheckSiteHostnameResponses[keyof CheckSiteHostnameResponses];

export type ListSiteBlockedHostsData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/blocked-hosts';
};

export type ListSiteBlockedHostsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteBlockedHostsError = ListSiteBlockedHostsErrors[keyof ListSiteBlockedHostsErrors];

export type ListSiteBlockedHostsResponses = {
    200: Array<SiteBlockedHost>;
};

export type ListSiteBlockedHostsResponse = ListSiteBlockedHostsResponses[keyof ListSiteBlockedHostsResponses];

export type ListSiteFeedbackData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        spaceId?: string;
        rating?: 'good' | 'ok' | 'bad';
        commented?: boolean;
        pageId?: string;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/feedback';
};

export type ListSiteFeedbackErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteFeedbackError = ListSiteFeedbackErrors[keyof ListSiteFeedbackErrors];

export type ListSiteFeedbackResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<SiteFeedback>;
    };
};

export type ListSiteFeedbackResponse = ListSiteFeedbackResponses[keyof ListSiteFeedbackResponses];

export type ListSiteFeedbackPagesData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        spaceId?: string;
        rating?: 'good' | 'ok' | 'bad';
        commented?: boolean;
        sort?: 'latest' | 'unhelpful';
    };
    url: '/orgs/{organizationId}/sites/{siteId}/feedback/pages';
};

export type ListSiteFeedbackPagesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteFeedbackPagesError = ListSiteFeedbackPagesErrors[keyof ListSiteFeedbackPagesErrors];

export type ListSiteFeedbackPagesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<SiteFeedbackPage>;
    };
};

export type ListSiteFeedbackPagesResponse = ListSiteFeedbackPagesResponses[keyof ListSiteFeedbackPagesResponses];

export type DeleteSiteFeedbackData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
        feedbackId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/feedback/{feedbackId}';
};

export type DeleteSiteFeedbackErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSiteFeedbackError = DeleteSiteFeedbackErrors[keyof DeleteSiteFeedbackErrors];

export type DeleteSiteFeedbackResponses = {
    204: void;
};

export type DeleteSiteFeedbackResponse = DeleteSiteFeedbackResponses[keyof DeleteSiteFeedbackResponses];

export type ListSiteFontsData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/fonts';
};

export type ListSiteFontsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteFontsError = ListSiteFontsErrors[keyof ListSiteFontsErrors];

export type ListSiteFontsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<SiteFont>;
    };
};

export type ListSiteFontsResponse = ListSiteFontsResponses[keyof ListSiteFontsResponses];

export type UploadSiteFontData = {
    body: Blob | File;
    path: {
        organizationId: string;
        siteId: string;
    };
    query: {
        family: string;
        weight?: number;
        weightTo?: number;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/fonts';
};

export type UploadSiteFontErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UploadSiteFontError = UploadSiteFontErrors[keyof UploadSiteFontErrors];

export type UploadSiteFontResponses = {
    201: SiteFont;
};

export type UploadSiteFontResponse = UploadSiteFontResponses[keyof UploadSiteFontResponses];

export type DeleteSiteFontData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
        fontId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/fonts/{fontId}';
};

export type DeleteSiteFontErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteSiteFontError = DeleteSiteFontErrors[keyof DeleteSiteFontErrors];

export type DeleteSiteFontResponses = {
    204: void;
};

export type DeleteSiteFontResponse = DeleteSiteFontResponses[keyof DeleteSiteFontResponses];

export type UploadSiteImageData = {
    body: Blob | File;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/images';
};

export type UploadSiteImageErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UploadSiteImageError = UploadSiteImageErrors[keyof UploadSiteImageErrors];

export type UploadSiteImageResponses = {
    201: SiteImage;
};

export type UploadSiteImageResponse = UploadSiteImageResponses[keyof UploadSiteImageResponses];

export type ListIntegrationsData = {
    body?: never;
    path?: never;
    query?: {
        page?: string;
        limit?: number;
        search?: string;
        category?: IntegrationCategory;
        blockDomain?: string;
        blocks?: boolean;
        contentSources?: boolean;
        owner?: string;
        scope?: IntegrationScope;
        target?: IntegrationTarget;
    };
    url: '/integrations';
};

export type ListIntegrationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListIntegrationsError = ListIntegrationsErrors[keyof ListIntegrationsErrors];

export type ListIntegrationsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Integration>;
    };
};

export type ListIntegrationsResponse = ListIntegrationsResponses[keyof ListIntegrationsResponses];

export type UnpublishIntegrationData = {
    body?: never;
    path: {
        integrationName: string;
    };
    query?: never;
    url: '/integrations/{integrationName}';
};

export type UnpublishIntegrationErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UnpublishIntegrationError = UnpublishIntegrationErrors[keyof UnpublishIntegrationErrors];

export type UnpublishIntegrationResponses = {
    204: void;
};

export type UnpublishIntegrationResponse = UnpublishIntegrationResponses[keyof UnpublishIntegrationResponses];

export type GetIntegrationData = {
    body?: never;
    path: {
        integrationName: string;
    };
    query?: never;
    url: '/integrations/{integrationName}';
};

export type GetIntegrationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetIntegrationError = GetIntegrationErrors[keyof GetIntegrationErrors];

export type GetIntegrationResponses = {
    200: Integration;
};

export type GetIntegrationResponse = GetIntegrationResponses[keyof GetIntegrationResponses];

export type PublishIntegrationData = {
    body: IntegrationPublication;
    path: {
        integrationName: string;
    };
    query?: never;
    url: '/integrations/{integrationName}';
};

export type PublishIntegrationErrors = {
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
    503: Error;
};

export type PublishIntegrationError = PublishIntegrationErrors[keyof PublishIntegrationErrors];

export type PublishIntegrationResponses = {
    200: Integration;
};

export type PublishIntegrationResponse = PublishIntegrationResponses[keyof PublishIntegrationResponses];

export type ListInstallationsData = {
    body?: never;
    path: {
        integrationName: string;
    };
    query?: {
        page?: string;
        limit?: number;
        externalId?: string;
    };
    url: '/integrations/{integrationName}/installations';
};

export type ListInstallationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListInstallationsError = ListInstallationsErrors[keyof ListInstallationsErrors];

export type ListInstallationsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Installation>;
    };
};

export type ListInstallationsResponse = ListInstallationsResponses[keyof ListInstallationsResponses];

export type InstallIntegrationData = {
    body: NewInstallation;
    path: {
        integrationName: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations';
};

export type InstallIntegrationErrors = {
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
    503: Error;
};

export type InstallIntegrationError = InstallIntegrationErrors[keyof InstallIntegrationErrors];

export type InstallIntegrationResponses = {
    201: Installation;
};

export type InstallIntegrationResponse = InstallIntegrationResponses[keyof InstallIntegrationResponses];

export type ListIntegrationEventsData = {
    body?: never;
    path: {
        integrationName: string;
    };
    query?: {
        page?: string;
        limit?: number;
        type?: IntegrationEventType;
        installation?: string;
        status?: 'success' | 'failed';
    };
    url: '/integrations/{integrationName}/events';
};

export type ListIntegrationEventsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListIntegrationEventsError = ListIntegrationEventsErrors[keyof ListIntegrationEventsErrors];

export type ListIntegrationEventsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<IntegrationEvent>;
    };
};

export type ListIntegrationEventsResponse = ListIntegrationEventsResponses[keyof ListIntegrationEventsResponses];

export type GetIntegrationEventData = {
    body?: never;
    path: {
        integrationName: string;
        eventId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/events/{eventId}';
};

export type GetIntegrationEventErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetIntegrationEventError = GetIntegrationEventErrors[keyof GetIntegrationEventErrors];

export type GetIntegrationEventResponses = {
    200: TracedEvent;
};

export type GetIntegrationEventResponse = GetIntegrationEventResponses[keyof GetIntegrationEventResponses];

export type ListSpaceInstallationsData = {
    body?: never;
    path: {
        integrationName: string;
    };
    query?: {
        page?: string;
        limit?: number;
        externalId?: string;
        extended?: boolean;
    };
    url: '/integrations/{integrationName}/spaces';
};

export type ListSpaceInstallationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpaceInstallationsError = ListSpaceInstallationsErrors[keyof ListSpaceInstallationsErrors];

export type ListSpaceInstallationsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<SpaceInstallation>;
    };
};

export type ListSpaceInstallationsResponse = ListSpaceInstallationsResponses[keyof ListSpaceInstallationsResponses];

export type ListSiteInstallationsData = {
    body?: never;
    path: {
        integrationName: string;
    };
    query?: {
        page?: string;
        limit?: number;
        externalId?: string;
        extended?: boolean;
    };
    url: '/integrations/{integrationName}/sites';
};

export type ListSiteInstallationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteInstallationsError = ListSiteInstallationsErrors[keyof ListSiteInstallationsErrors];

export type ListSiteInstallationsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<SiteInstallation>;
    };
};

export type ListSiteInstallationsResponse = ListSiteInstallationsResponses[keyof ListSiteInstallationsResponses];

export type EndIntegrationDevelopmentData = {
    body?: never;
    path: {
        integrationName: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/dev';
};

export type EndIntegrationDevelopmentErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type EndIntegrationDevelopmentError = EndIntegrationDevelopmentErrors[keyof EndIntegrationDevelopmentErrors];

export type EndIntegrationDevelopmentResponses = {
    205: unknown;
};

export type DevelopIntegrationData = {
    body: IntegrationDevelopment;
    path: {
        integrationName: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/dev';
};

export type DevelopIntegrationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DevelopIntegrationError = DevelopIntegrationErrors[keyof DevelopIntegrationErrors];

export type DevelopIntegrationResponses = {
    204: void;
};

export type DevelopIntegrationResponse = DevelopIntegrationResponses[keyof DevelopIntegrationResponses];

export type ListOrganizationIntegrationsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        search?: string;
        category?: IntegrationCategory;
        blockDomain?: string;
        blocks?: boolean;
        contentSources?: boolean;
        owner?: string;
        scope?: IntegrationScope;
        target?: IntegrationTarget;
        installed?: boolean;
    };
    url: '/orgs/{organizationId}/integrations';
};

export type ListOrganizationIntegrationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListOrganizationIntegrationsError = ListOrganizationIntegrationsErrors[keyof ListOrganizationIntegrationsErrors];

export type ListOrganizationIntegrationsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Integration>;
    };
};

export type ListOrganizationIntegrationsResponse = ListOrganizationIntegrationsResponses[keyof ListOrganizationIntegrationsResponses];

export type ListIntegrationVersionsData = {
    body?: never;
    path: {
        integrationName: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/integrations/{integrationName}/versions';
};

export type ListIntegrationVersionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListIntegrationVersionsError = ListIntegrationVersionsErrors[keyof ListIntegrationVersionsErrors];

export type ListIntegrationVersionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<IntegrationVersion>;
    };
};

export type ListIntegrationVersionsResponse = ListIntegrationVersionsResponses[keyof ListIntegrationVersionsResponses];

export type RestoreIntegrationVersionData = {
    body?: never;
    path: {
        integrationName: string;
        versionId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/versions/{versionId}/restore';
};

export type RestoreIntegrationVersionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RestoreIntegrationVersionError = RestoreIntegrationVersionErrors[keyof RestoreIntegrationVersionErrors];

export type RestoreIntegrationVersionResponses = {
    200: Integration;
};

export type RestoreIntegrationVersionResponse = RestoreIntegrationVersionResponses[keyof RestoreIntegrationVersionResponses];

export type TryIntegrationData = {
    body: IntegrationTrial;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/integrations/try';
};

export type TryIntegrationErrors = {
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
    503: Error;
};

export type TryIntegrationError = TryIntegrationErrors[keyof TryIntegrationErrors];

export type TryIntegrationResponses = {
    200: IntegrationTrialResult;
};

export type TryIntegrationResponse = TryIntegrationResponses[keyof TryIntegrationResponses];

export type ReplayIntegrationEventData = {
    body?: never;
    path: {
        integrationName: string;
        eventId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/events/{eventId}/replay';
};

export type ReplayIntegrationEventErrors = {
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
    503: Error;
};

export type ReplayIntegrationEventError = ReplayIntegrationEventErrors[keyof ReplayIntegrationEventErrors];

export type ReplayIntegrationEventResponses = {
    200: IntegrationEvent;
};

export type ReplayIntegrationEventResponse = ReplayIntegrationEventResponses[keyof ReplayIntegrationEventResponses];

export type QueueIntegrationTaskData = {
    body: NewIntegrationTask;
    path: {
        integrationName: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/tasks';
};

export type QueueIntegrationTaskErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type QueueIntegrationTaskError = QueueIntegrationTaskErrors[keyof QueueIntegrationTaskErrors];

export type QueueIntegrationTaskResponses = {
    204: void;
};

export type QueueIntegrationTaskResponse = QueueIntegrationTaskResponses[keyof QueueIntegrationTaskResponses];

export type ListInstallationEventsData = {
    body?: never;
    path: {
        integrationName: string;
        installationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        type?: IntegrationEventType;
        status?: 'success' | 'failed';
    };
    url: '/integrations/{integrationName}/installations/{installationId}/events';
};

export type ListInstallationEventsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListInstallationEventsError = ListInstallationEventsErrors[keyof ListInstallationEventsErrors];

export type ListInstallationEventsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<IntegrationEvent>;
    };
};

export type ListInstallationEventsResponse = ListInstallationEventsResponses[keyof ListInstallationEventsResponses];

export type UninstallIntegrationData = {
    body?: never;
    path: {
        integrationName: string;
        installationId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations/{installationId}';
};

export type UninstallIntegrationErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UninstallIntegrationError = UninstallIntegrationErrors[keyof UninstallIntegrationErrors];

export type UninstallIntegrationResponses = {
    204: void;
};

export type UninstallIntegrationResponse = UninstallIntegrationResponses[keyof UninstallIntegrationResponses];

export type GetInstallationData = {
    body?: never;
    path: {
        integrationName: string;
        installationId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations/{installationId}';
};

export type GetInstallationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetInstallationError = GetInstallationErrors[keyof GetInstallationErrors];

export type GetInstallationResponses = {
    200: Installation;
};

export type GetInstallationResponse = GetInstallationResponses[keyof GetInstallationResponses];

export type UpdateInstallationData = {
    body: InstallationUpdate;
    path: {
        integrationName: string;
        installationId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations/{installationId}';
};

export type UpdateInstallationErrors = {
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
    503: Error;
};

export type UpdateInstallationError = UpdateInstallationErrors[keyof UpdateInstallationErrors];

export type UpdateInstallationResponses = {
    200: Installation;
};

export type UpdateInstallationResponse = UpdateInstallationResponses[keyof UpdateInstallationResponses];

export type ConsentToScopesData = {
    body: ScopeConsent;
    path: {
        integrationName: string;
        installationId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations/{installationId}/consent';
};

export type ConsentToScopesErrors = {
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
    503: Error;
};

export type ConsentToScopesError = ConsentToScopesErrors[keyof ConsentToScopesErrors];

export type ConsentToScopesResponses = {
    200: Installation;
};

export type ConsentToScopesResponse = ConsentToScopesResponses[keyof ConsentToScopesResponses];

export type CreateInstallationTokenData = {
    body?: never;
    path: {
        integrationName: string;
        installationId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations/{installationId}/tokens';
};

export type CreateInstallationTokenErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CreateInstallationTokenError = CreateInstallationTokenErrors[keyof CreateInstallationTokenErrors];

export type CreateInstallationTokenResponses = {
    200: InstallationToken;
};

export type CreateInstallationTokenResponse = CreateInstallationTokenResponses[keyof CreateInstallationTokenResponses];

export type ListSpacesOfInstallationData = {
    body?: never;
    path: {
        integrationName: string;
        installationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        externalId?: string;
        extended?: boolean;
    };
    url: '/integrations/{integrationName}/installations/{installationId}/spaces';
};

export type ListSpacesOfInstallationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpacesOfInstallationError = ListSpacesOfInstallationErrors[keyof ListSpacesOfInstallationErrors];

export type ListSpacesOfInstallationResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<SpaceInstallation>;
    };
};

export type ListSpacesOfInstallationResponse = ListSpacesOfInstallationResponses[keyof ListSpacesOfInstallationResponses];

export type InstallOnSpaceData = {
    body: NewSpaceInstallation;
    path: {
        integrationName: string;
        installationId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations/{installationId}/spaces';
};

export type InstallOnSpaceErrors = {
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
    503: Error;
};

export type InstallOnSpaceError = InstallOnSpaceErrors[keyof InstallOnSpaceErrors];

export type InstallOnSpaceResponses = {
    201: SpaceInstallation;
};

export type InstallOnSpaceResponse = InstallOnSpaceResponses[keyof InstallOnSpaceResponses];

export type UninstallFromSpaceData = {
    body?: never;
    path: {
        integrationName: string;
        installationId: string;
        spaceId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations/{installationId}/spaces/{spaceId}';
};

export type UninstallFromSpaceErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UninstallFromSpaceError = UninstallFromSpaceErrors[keyof UninstallFromSpaceErrors];

export type UninstallFromSpaceResponses = {
    204: void;
};

export type UninstallFromSpaceResponse = UninstallFromSpaceResponses[keyof UninstallFromSpaceResponses];

export type GetSpaceInstallationData = {
    body?: never;
    path: {
        integrationName: string;
        installationId: string;
        spaceId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations/{installationId}/spaces/{spaceId}';
};

export type GetSpaceInstallationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSpaceInstallationError = GetSpaceInstallationErrors[keyof GetSpaceInstallationErrors];

export type GetSpaceInstallationResponses = {
    200: SpaceInstallation;
};

export type GetSpaceInstallationResponse = GetSpaceInstallationResponses[keyof GetSpaceInstallationResponses];

export type UpdateSpaceInstallationData = {
    body: ContentInstallationUpdate;
    path: {
        integrationName: string;
        installationId: string;
        spaceId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations/{installationId}/spaces/{spaceId}';
};

export type UpdateSpaceInstallationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateSpaceInstallationError = UpdateSpaceInstallationErrors[keyof UpdateSpaceInstallationErrors];

export type UpdateSpaceInstallationResponses = {
    200: SpaceInstallation;
};

export type UpdateSpaceInstallationResponse = UpdateSpaceInstallationResponses[keyof UpdateSpaceInstallationResponses];

export type ListSitesOfInstallationData = {
    body?: never;
    path: {
        integrationName: string;
        installationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        externalId?: string;
        extended?: boolean;
    };
    url: '/integrations/{integrationName}/installations/{installationId}/sites';
};

export type ListSitesOfInstallationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSitesOfInstallationError = ListSitesOfInstallationErrors[keyof ListSitesOfInstallationErrors];

export type ListSitesOfInstallationResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<SiteInstallation>;
    };
};

export type ListSitesOfInstallationResponse = ListSitesOfInstallationResponses[keyof ListSitesOfInstallationResponses];

export type InstallOnSiteData = {
    body: NewSiteInstallation;
    path: {
        integrationName: string;
        installationId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations/{installationId}/sites';
};

export type InstallOnSiteErrors = {
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
    503: Error;
};

export type InstallOnSiteError = InstallOnSiteErrors[keyof InstallOnSiteErrors];

export type InstallOnSiteResponses = {
    201: SiteInstallation;
};

export type InstallOnSiteResponse = InstallOnSiteResponses[keyof InstallOnSiteResponses];

export type UninstallFromSiteData = {
    body?: never;
    path: {
        integrationName: string;
        installationId: string;
        siteId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations/{installationId}/sites/{siteId}';
};

export type UninstallFromSiteErrors = {
    400: Error;
    401: Error;
    403: Error;
    412: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UninstallFromSiteError = UninstallFromSiteErrors[keyof UninstallFromSiteErrors];

export type UninstallFromSiteResponses = {
    204: void;
};

export type UninstallFromSiteResponse = UninstallFromSiteResponses[keyof UninstallFromSiteResponses];

export type GetSiteInstallationData = {
    body?: never;
    path: {
        integrationName: string;
        installationId: string;
        siteId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations/{installationId}/sites/{siteId}';
};

export type GetSiteInstallationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetSiteInstallationError = GetSiteInstallationErrors[keyof GetSiteInstallationErrors];

export type GetSiteInstallationResponses = {
    200: SiteInstallation;
};

export type GetSiteInstallationResponse = GetSiteInstallationResponses[keyof GetSiteInstallationResponses];

export type UpdateSiteInstallationData = {
    body: ContentInstallationUpdate;
    path: {
        integrationName: string;
        installationId: string;
        siteId: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/installations/{installationId}/sites/{siteId}';
};

export type UpdateSiteInstallationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateSiteInstallationError = UpdateSiteInstallationErrors[keyof UpdateSiteInstallationErrors];

export type UpdateSiteInstallationResponses = {
    200: SiteInstallation;
};

export type UpdateSiteInstallationResponse = UpdateSiteInstallationResponses[keyof UpdateSiteInstallationResponses];

export type ListOrganizationInstallationsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        search?: string;
    };
    url: '/orgs/{organizationId}/installations';
};

export type ListOrganizationInstallationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListOrganizationInstallationsError = ListOrganizationInstallationsErrors[keyof ListOrganizationInstallationsErrors];

export type ListOrganizationInstallationsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<InstalledIntegration>;
    };
};

export type ListOrganizationInstallationsResponse = ListOrganizationInstallationsResponses[keyof ListOrganizationInstallationsResponses];

export type ListSpaceIntegrationsData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        search?: string;
    };
    url: '/spaces/{spaceId}/integrations';
};

export type ListSpaceIntegrationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSpaceIntegrationsError = ListSpaceIntegrationsErrors[keyof ListSpaceIntegrationsErrors];

export type ListSpaceIntegrationsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<EnabledIntegration>;
    };
};

export type ListSpaceIntegrationsResponse = ListSpaceIntegrationsResponses[keyof ListSpaceIntegrationsResponses];

export type ListIntegrationBlocksData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        search?: string;
    };
    url: '/spaces/{spaceId}/integration-blocks';
};

export type ListIntegrationBlocksErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListIntegrationBlocksError = ListIntegrationBlocksErrors[keyof ListIntegrationBlocksErrors];

export type ListIntegrationBlocksResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<EnabledBlock>;
    };
};

export type ListIntegrationBlocksResponse = ListIntegrationBlocksResponses[keyof ListIntegrationBlocksResponses];

export type ListContentSourcesData = {
    body?: never;
    path: {
        spaceId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        search?: string;
    };
    url: '/spaces/{spaceId}/content-sources';
};

export type ListContentSourcesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListContentSourcesError = ListContentSourcesErrors[keyof ListContentSourcesErrors];

export type ListContentSourcesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<EnabledContentSource>;
    };
};

export type ListContentSourcesResponse = ListContentSourcesResponses[keyof ListContentSourcesResponses];

export type ListSiteIntegrationsData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        search?: string;
    };
    url: '/orgs/{organizationId}/sites/{siteId}/integrations';
};

export type ListSiteIntegrationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListSiteIntegrationsError = ListSiteIntegrationsErrors[keyof ListSiteIntegrationsErrors];

export type ListSiteIntegrationsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<EnabledIntegration>;
    };
};

export type ListSiteIntegrationsResponse = ListSiteIntegrationsResponses[keyof ListSiteIntegrationsResponses];

export type ListIntegrationScriptsData = {
    body?: never;
    path: {
        organizationId: string;
        siteId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/sites/{siteId}/integration-scripts';
};

export type ListIntegrationScriptsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListIntegrationScriptsError = ListIntegrationScriptsErrors[keyof ListIntegrationScriptsErrors];

export type ListIntegrationScriptsResponses = {
    200: Array<IntegrationScript>;
};

export type ListIntegrationScriptsResponse = ListIntegrationScriptsResponses[keyof ListIntegrationScriptsResponses];

export type RenderIntegrationByQueryData = {
    body?: never;
    path: {
        integrationName: string;
    };
    query: {
        request: string;
    };
    url: '/integrations/{integrationName}/render';
};

export type RenderIntegrationByQueryErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    502: Error;
    503: Error;
};

export type RenderIntegrationByQueryError = RenderIntegrationByQueryErrors[keyof RenderIntegrationByQueryErrors];

export type RenderIntegrationByQueryResponses = {
    200: ContentKitOutput;
};

export type RenderIntegrationByQueryResponse = RenderIntegrationByQueryResponses[keyof RenderIntegrationByQueryResponses];

export type RenderIntegrationData = {
    body: ContentKitRequest;
    path: {
        integrationName: string;
    };
    query?: never;
    url: '/integrations/{integrationName}/render';
};

export type RenderIntegrationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    502: Error;
    503: Error;
};

export type RenderIntegrationError = RenderIntegrationErrors[keyof RenderIntegrationErrors];

export type RenderIntegrationResponses = {
    200: ContentKitOutput;
};

export type RenderIntegrationResponse = RenderIntegrationResponses[keyof RenderIntegrationResponses];

export type ListIntegrationChoicesData = {
    body?: never;
    path: {
        integrationName: string;
    };
    query: {
        context: 'document' | 'configuration_account' | 'configuration_space' | 'configuration_site' | 'configuration_contentsource';
        organizationId?: string;
        spaceId?: string;
        siteId?: string;
        url?: string;
        property?: string;
    };
    url: '/integrations/{integrationName}/choices';
};

export type ListIntegrationChoicesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    502: Error;
    503: Error;
};

export type ListIntegrationChoicesError = ListIntegrationChoicesErrors[keyof ListIntegrationChoicesErrors];

export type ListIntegrationChoicesResponses = {
    200: IntegrationChoices;
};

export type ListIntegrationChoicesResponse = ListIntegrationChoicesResponses[keyof ListIntegrationChoicesResponses];

export type ListApiSpecsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/openapi';
};

export type ListApiSpecsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListApiSpecsError = ListApiSpecsErrors[keyof ListApiSpecsErrors];

export type ListApiSpecsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ApiSpec>;
    };
};

export type ListApiSpecsResponse = ListApiSpecsResponses[keyof ListApiSpecsResponses];

export type CreateApiSpecData = {
    body: NewApiSpec;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi';
};

export type CreateApiSpecErrors = {
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
    503: Error;
};

export type CreateApiSpecError = CreateApiSpecErrors[keyof CreateApiSpecErrors];

export type CreateApiSpecResponses = {
    201: ApiSpec;
};

export type CreateApiSpecResponse = CreateApiSpecResponses[keyof CreateApiSpecResponses];

export type DeleteApiSpecData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}';
};

export type DeleteApiSpecErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteApiSpecError = DeleteApiSpecErrors[keyof DeleteApiSpecErrors];

export type DeleteApiSpecResponses = {
    204: void;
};

export type DeleteApiSpecResponse = DeleteApiSpecResponses[keyof DeleteApiSpecResponses];

export type GetApiSpecData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}';
};

export type GetApiSpecErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetApiSpecError = GetApiSpecErrors[keyof GetApiSpecErrors];

export type GetApiSpecResponses = {
    200: ApiSpec;
};

export type GetApiSpecResponse = GetApiSpecResponses[keyof GetApiSpecResponses];

export type UpdateApiSpecData = {
    body: ApiSpecUpdate;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}';
};

export type UpdateApiSpecErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateApiSpecError = UpdateApiSpecErrors[keyof UpdateApiSpecErrors];

export type UpdateApiSpecResponses = {
    200: ApiSpec;
};

export type UpdateApiSpecResponse = UpdateApiSpecResponses[keyof UpdateApiSpecResponses];

export type ReplaceApiSpecData = {
    body: ApiSpecReplacement;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}';
};

export type ReplaceApiSpecErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ReplaceApiSpecError = ReplaceApiSpecErrors[keyof ReplaceApiSpecErrors];

export type ReplaceApiSpecResponses = {
    200: ApiSpec;
    201: ApiSpec;
};

export type ReplaceApiSpecResponse = ReplaceApiSpecResponses[keyof ReplaceApiSpecResponses];

export type ListApiSpecVersionsData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions';
};

export type ListApiSpecVersionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListApiSpecVersionsError = ListApiSpecVersionsErrors[keyof ListApiSpecVersionsErrors];

export type ListApiSpecVersionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ApiSpecVersion>;
    };
};

export type ListApiSpecVersionsResponse = ListApiSpecVersionsResponses[keyof ListApiSpecVersionsResponses];

export type GetLatestApiSpecVersionData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/latest';
};

export type GetLatestApiSpecVersionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetLatestApiSpecVersionError = GetLatestApiSpecVersionErrors[keyof GetLatestApiSpecVersionErrors];

export type GetLatestApiSpecVersionResponses = {
    200: ApiSpecVersion;
};

export type GetLatestApiSpecVersionResponse = GetLatestApiSpecVersionResponses[keyof GetLatestApiSpecVersionResponses];

export type GetLatestApiSpecContentData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content';
};

export type GetLatestApiSpecContentErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetLatestApiSpecContentError = GetLatestApiSpecContentErrors[keyof GetLatestApiSpecContentErrors];

export type GetLatestApiSpecContentResponses = {
    200: ApiSpecContent;
};

export type GetLatestApiSpecContentResponse = GetLatestApiSpecContentResponses[keyof GetLatestApiSpecContentResponses];

export type GetApiSpecVersionData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
        versionId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}';
};

export type GetApiSpecVersionErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetApiSpecVersionError = GetApiSpecVersionErrors[keyof GetApiSpecVersionErrors];

export type GetApiSpecVersionResponses = {
    200: ApiSpecVersion;
};

export type GetApiSpecVersionResponse = GetApiSpecVersionResponses[keyof GetApiSpecVersionResponses];

export type GetApiSpecContentData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
        versionId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/content';
};

export type GetApiSpecContentErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetApiSpecContentError = GetApiSpecContentErrors[keyof GetApiSpecContentErrors];

export type GetApiSpecContentResponses = {
    200: ApiSpecContent;
};

export type GetApiSpecContentResponse = GetApiSpecContentResponses[keyof GetApiSpecContentResponses];

export type CheckApiSpecData = {
    body: ApiSpecReplacement;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/check';
};

export type CheckApiSpecErrors = {
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
    503: Error;
};

export type CheckApiSpecError = CheckApiSpecErrors[keyof CheckApiSpecErrors];

export type CheckApiSpecResponses = {
    200: ApiSpecCheckResult;
};

export type CheckApiSpecResponse = CheckApiSpecResponses[keyof CheckApiSpecResponses];

export type RefreshApiSpecData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}/refresh';
};

export type RefreshApiSpecErrors = {
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
    503: Error;
};

export type RefreshApiSpecError = RefreshApiSpecErrors[keyof RefreshApiSpecErrors];

export type RefreshApiSpecResponses = {
    202: ApiSpec;
};

export type RefreshApiSpecResponse = RefreshApiSpecResponses[keyof RefreshApiSpecResponses];

export type ReplaceApiSpecTextData = {
    body: Blob | File;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}/source';
};

export type ReplaceApiSpecTextErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ReplaceApiSpecTextError = ReplaceApiSpecTextErrors[keyof ReplaceApiSpecTextErrors];

export type ReplaceApiSpecTextResponses = {
    200: ApiSpec;
    201: ApiSpec;
};

export type ReplaceApiSpecTextResponse = ReplaceApiSpecTextResponses[keyof ReplaceApiSpecTextResponses];

export type GetLatestApiSpecTextData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content/raw';
};

export type GetLatestApiSpecTextErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetLatestApiSpecTextError = GetLatestApiSpecTextErrors[keyof GetLatestApiSpecTextErrors];

export type GetLatestApiSpecTextResponses = {
    200: ApiSpecText;
};

export type GetLatestApiSpecTextResponse = GetLatestApiSpecTextResponses[keyof GetLatestApiSpecTextResponses];

export type GetApiSpecTextData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
        versionId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/content/raw';
};

export type GetApiSpecTextErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetApiSpecTextError = GetApiSpecTextErrors[keyof GetApiSpecTextErrors];

export type GetApiSpecTextResponses = {
    200: ApiSpecText;
};

export type GetApiSpecTextResponse = GetApiSpecTextResponses[keyof GetApiSpecTextResponses];

export type ListApiSpecOperationsData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
        versionId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        search?: string;
        tag?: string;
        method?: string;
        deprecated?: string;
    };
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/operations';
};

export type ListApiSpecOperationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListApiSpecOperationsError = ListApiSpecOperationsErrors[keyof ListApiSpecOperationsErrors];

export type ListApiSpecOperationsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ApiSpecOperation>;
    };
};

export type ListApiSpecOperationsResponse = ListApiSpecOperationsResponses[keyof ListApiSpecOperationsResponses];

export type ListApiSpecSchemasData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
        versionId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        search?: string;
    };
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/schemas';
};

export type ListApiSpecSchemasErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListApiSpecSchemasError = ListApiSpecSchemasErrors[keyof ListApiSpecSchemasErrors];

export type ListApiSpecSchemasResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ApiSpecSchemaName>;
    };
};

export type ListApiSpecSchemasResponse = ListApiSpecSchemasResponses[keyof ListApiSpecSchemasResponses];

export type GetApiSpecReferenceData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
        versionId: string;
    };
    query?: {
        operation?: string;
        method?: string;
        path?: string;
        schemas?: string;
    };
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/reference';
};

export type GetApiSpecReferenceErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetApiSpecReferenceError = GetApiSpecReferenceErrors[keyof GetApiSpecReferenceErrors];

export type GetApiSpecReferenceResponses = {
    200: ApiSpecReference;
};

export type GetApiSpecReferenceResponse = GetApiSpecReferenceResponses[keyof GetApiSpecReferenceResponses];

export type CompareApiSpecVersionsData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: {
        from?: string;
        to?: string;
    };
    url: '/orgs/{organizationId}/openapi/{specSlug}/compare';
};

export type CompareApiSpecVersionsErrors = {
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
    503: Error;
};

export type CompareApiSpecVersionsError = CompareApiSpecVersionsErrors[keyof CompareApiSpecVersionsErrors];

export type CompareApiSpecVersionsResponses = {
    200: ApiSpecComparison;
};

export type CompareApiSpecVersionsResponse = CompareApiSpecVersionsResponses[keyof CompareApiSpecVersionsResponses];

export type AcceptApiSpecFindingsData = {
    body: ApiSpecAcceptances;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}/findings/accept';
};

export type AcceptApiSpecFindingsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type AcceptApiSpecFindingsError = AcceptApiSpecFindingsErrors[keyof AcceptApiSpecFindingsErrors];

export type AcceptApiSpecFindingsResponses = {
    204: void;
};

export type AcceptApiSpecFindingsResponse = AcceptApiSpecFindingsResponses[keyof AcceptApiSpecFindingsResponses];

export type ListApiSpecPagesData = {
    body?: never;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: {
        page?: string;
        limit?: number;
        from?: string;
        to?: string;
        space?: string;
    };
    url: '/orgs/{organizationId}/openapi/{specSlug}/pages';
};

export type ListApiSpecPagesErrors = {
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
    503: Error;
};

export type ListApiSpecPagesError = ListApiSpecPagesErrors[keyof ListApiSpecPagesErrors];

export type ListApiSpecPagesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ApiSpecPage>;
    };
};

export type ListApiSpecPagesResponse = ListApiSpecPagesResponses[keyof ListApiSpecPagesResponses];

export type CreateApiSpecChangeRequestData = {
    body: NewApiSpecChangeRequest;
    path: {
        organizationId: string;
        specSlug: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/openapi/{specSlug}/change-requests';
};

export type CreateApiSpecChangeRequestErrors = {
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
    503: Error;
};

export type CreateApiSpecChangeRequestError = CreateApiSpecChangeRequestErrors[keyof CreateApiSpecChangeRequestErrors];

export type CreateApiSpecChangeRequestResponses = {
    201: ApiSpecChangeRequest;
};

export type CreateApiSpecChangeRequestResponse = CreateApiSpecChangeRequestResponses[keyof CreateApiSpecChangeRequestResponses];

export type ListTranslationsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        space?: string;
    };
    url: '/orgs/{organizationId}/translations';
};

export type ListTranslationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListTranslationsError = ListTranslationsErrors[keyof ListTranslationsErrors];

export type ListTranslationsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Translation>;
    };
};

export type ListTranslationsResponse = ListTranslationsResponses[keyof ListTranslationsResponses];

export type CreateTranslationData = {
    body: NewTranslation;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations';
};

export type CreateTranslationErrors = {
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
    503: Error;
};

export type CreateTranslationError = CreateTranslationErrors[keyof CreateTranslationErrors];

export type CreateTranslationResponses = {
    201: Translation;
};

export type CreateTranslationResponse = CreateTranslationResponses[keyof CreateTranslationResponses];

export type DeleteTranslationData = {
    body?: never;
    path: {
        organizationId: string;
        translationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations/{translationId}';
};

export type DeleteTranslationErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteTranslationError = DeleteTranslationErrors[keyof DeleteTranslationErrors];

export type DeleteTranslationResponses = {
    204: void;
};

export type DeleteTranslationResponse = DeleteTranslationResponses[keyof DeleteTranslationResponses];

export type GetTranslationData = {
    body?: never;
    path: {
        organizationId: string;
        translationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations/{translationId}';
};

export type GetTranslationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetTranslationError = GetTranslationErrors[keyof GetTranslationErrors];

export type GetTranslationResponses = {
    200: Translation;
};

export type GetTranslationResponse = GetTranslationResponses[keyof GetTranslationResponses];

export type UpdateTranslationData = {
    body: TranslationUpdate;
    path: {
        organizationId: string;
        translationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations/{translationId}';
};

export type UpdateTranslationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateTranslationError = UpdateTranslationErrors[keyof UpdateTranslationErrors];

export type UpdateTranslationResponses = {
    200: Translation;
};

export type UpdateTranslationResponse = UpdateTranslationResponses[keyof UpdateTranslationResponses];

export type CancelTranslationRunData = {
    body?: never;
    path: {
        organizationId: string;
        translationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations/{translationId}/run';
};

export type CancelTranslationRunErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type CancelTranslationRunError = CancelTranslationRunErrors[keyof CancelTranslationRunErrors];

export type CancelTranslationRunResponses = {
    204: void;
};

export type CancelTranslationRunResponse = CancelTranslationRunResponses[keyof CancelTranslationRunResponses];

export type RunTranslationData = {
    body?: never;
    path: {
        organizationId: string;
        translationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations/{translationId}/run';
};

export type RunTranslationErrors = {
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
    503: Error;
};

export type RunTranslationError = RunTranslationErrors[keyof RunTranslationErrors];

export type RunTranslationResponses = {
    204: void;
};

export type RunTranslationResponse = RunTranslationResponses[keyof RunTranslationResponses];

export type ListTranslationRunsData = {
    body?: never;
    path: {
        organizationId: string;
        translationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/translations/{translationId}/runs';
};

export type ListTranslationRunsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListTranslationRunsError = ListTranslationRunsErrors[keyof ListTranslationRunsErrors];

export type ListTranslationRunsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<TranslationRun>;
    };
};

export type ListTranslationRunsResponse = ListTranslationRunsResponses[keyof ListTranslationRunsResponses];

export type GetTranslationRunData = {
    body?: never;
    path: {
        organizationId: string;
        translationId: string;
        runId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations/{translationId}/runs/{runId}';
};

export type GetTranslationRunErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetTranslationRunError = GetTranslationRunErrors[keyof GetTranslationRunErrors];

export type GetTranslationRunResponses = {
    200: TranslationRunReport;
};

export type GetTranslationRunResponse = GetTranslationRunResponses[keyof GetTranslationRunResponses];

export type EstimateTranslationData = {
    body?: never;
    path: {
        organizationId: string;
        translationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations/{translationId}/estimate';
};

export type EstimateTranslationErrors = {
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
    503: Error;
};

export type EstimateTranslationError = EstimateTranslationErrors[keyof EstimateTranslationErrors];

export type EstimateTranslationResponses = {
    200: TranslationEstimate;
};

export type EstimateTranslationResponse = EstimateTranslationResponses[keyof EstimateTranslationResponses];

export type ListTranslationCoverageData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query: {
        page?: string;
        limit?: number;
        space: string;
    };
    url: '/orgs/{organizationId}/translations-coverage';
};

export type ListTranslationCoverageErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListTranslationCoverageError = ListTranslationCoverageErrors[keyof ListTranslationCoverageErrors];

export type ListTranslationCoverageResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<TranslationCoverage>;
    };
};

export type ListTranslationCoverageResponse = ListTranslationCoverageResponses[keyof ListTranslationCoverageResponses];

export type ListTranslationPagesData = {
    body?: never;
    path: {
        organizationId: string;
        translationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/translations/{translationId}/pages';
};

export type ListTranslationPagesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListTranslationPagesError = ListTranslationPagesErrors[keyof ListTranslationPagesErrors];

export type ListTranslationPagesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<TranslationPage>;
    };
};

export type ListTranslationPagesResponse = ListTranslationPagesResponses[keyof ListTranslationPagesResponses];

export type ListTranslationUnitsData = {
    body?: never;
    path: {
        organizationId: string;
        translationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        pageId?: string;
        state?: TranslationUnitState;
        check?: 'error' | 'warning';
        minor?: string;
        search?: string;
    };
    url: '/orgs/{organizationId}/translations/{translationId}/units';
};

export type ListTranslationUnitsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListTranslationUnitsError = ListTranslationUnitsErrors[keyof ListTranslationUnitsErrors];

export type ListTranslationUnitsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<TranslationUnit>;
    };
};

export type ListTranslationUnitsResponse = ListTranslationUnitsResponses[keyof ListTranslationUnitsResponses];

export type GetTranslationUnitData = {
    body?: never;
    path: {
        organizationId: string;
        translationId: string;
        unitId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations/{translationId}/units/{unitId}';
};

export type GetTranslationUnitErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetTranslationUnitError = GetTranslationUnitErrors[keyof GetTranslationUnitErrors];

export type GetTranslationUnitResponses = {
    200: TranslationUnit;
};

export type GetTranslationUnitResponse = GetTranslationUnitResponses[keyof GetTranslationUnitResponses];

export type UpdateTranslationUnitData = {
    body: TranslationUnitUpdate;
    path: {
        organizationId: string;
        translationId: string;
        unitId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations/{translationId}/units/{unitId}';
};

export type UpdateTranslationUnitErrors = {
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
    503: Error;
};

export type UpdateTranslationUnitError = UpdateTranslationUnitErrors[keyof UpdateTranslationUnitErrors];

export type UpdateTranslationUnitResponses = {
    200: TranslationUnit;
};

export type UpdateTranslationUnitResponse = UpdateTranslationUnitResponses[keyof UpdateTranslationUnitResponses];

export type KeepTranslationUnitData = {
    body?: never;
    path: {
        organizationId: string;
        translationId: string;
        unitId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations/{translationId}/units/{unitId}/keep';
};

export type KeepTranslationUnitErrors = {
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
    503: Error;
};

export type KeepTranslationUnitError = KeepTranslationUnitErrors[keyof KeepTranslationUnitErrors];

export type KeepTranslationUnitResponses = {
    200: TranslationUnit;
};

export type KeepTranslationUnitResponse = KeepTranslationUnitResponses[keyof KeepTranslationUnitResponses];

export type KeepTranslationUnitsData = {
    body: TranslationUnitsToKeep;
    path: {
        organizationId: string;
        translationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations/{translationId}/keep';
};

export type KeepTranslationUnitsErrors = {
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
    503: Error;
};

export type KeepTranslationUnitsError = KeepTranslationUnitsErrors[keyof KeepTranslationUnitsErrors];

export type KeepTranslationUnitsResponses = {
    200: TranslationUnitsChanged;
};

export type KeepTranslationUnitsResponse = KeepTranslationUnitsResponses[keyof KeepTranslationUnitsResponses];

export type ApproveTranslationUnitsData = {
    body: TranslationUnitsToApprove;
    path: {
        organizationId: string;
        translationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations/{translationId}/approve';
};

export type ApproveTranslationUnitsErrors = {
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
    503: Error;
};

export type ApproveTranslationUnitsError = ApproveTranslationUnitsErrors[keyof ApproveTranslationUnitsErrors];

export type ApproveTranslationUnitsResponses = {
    200: TranslationUnitsChanged;
};

export type ApproveTranslationUnitsResponse = ApproveTranslationUnitsResponses[keyof ApproveTranslationUnitsResponses];

export type ExportTranslationData = {
    body?: never;
    path: {
        organizationId: string;
        translationId: string;
    };
    query?: {
        format?: 'xliff' | 'po';
        pageId?: string;
        state?: TranslationUnitState;
    };
    url: '/orgs/{organizationId}/translations/{translationId}/export';
};

export type ExportTranslationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ExportTranslationError = ExportTranslationErrors[keyof ExportTranslationErrors];

export type ExportTranslationResponses = {
    200: string;
};

export type ExportTranslationResponse = ExportTranslationResponses[keyof ExportTranslationResponses];

export type ImportTranslationData = {
    body: Blob | File;
    path: {
        organizationId: string;
        translationId: string;
    };
    query?: {
        format?: 'xliff' | 'po';
        dryRun?: string;
    };
    url: '/orgs/{organizationId}/translations/{translationId}/import';
};

export type ImportTranslationErrors = {
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
    503: Error;
};

export type ImportTranslationError = ImportTranslationErrors[keyof ImportTranslationErrors];

export type ImportTranslationResponses = {
    200: TranslationImport;
};

export type ImportTranslationResponse = ImportTranslationResponses[keyof ImportTranslationResponses];

export type ListGlossaryEntriesData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        search?: string;
    };
    url: '/orgs/{organizationId}/translations-glossary';
};

export type ListGlossaryEntriesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListGlossaryEntriesError = ListGlossaryEntriesErrors[keyof ListGlossaryEntriesErrors];

export type ListGlossaryEntriesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<GlossaryEntry>;
    };
};

export type ListGlossaryEntriesResponse = ListGlossaryEntriesResponses[keyof ListGlossaryEntriesResponses];

export type UpdateGlossaryEntriesData = {
    body: GlossaryUpdate;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations-glossary';
};

export type UpdateGlossaryEntriesErrors = {
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
    503: Error;
};

export type UpdateGlossaryEntriesError = UpdateGlossaryEntriesErrors[keyof UpdateGlossaryEntriesErrors];

export type UpdateGlossaryEntriesResponses = {
    204: void;
};

export type UpdateGlossaryEntriesResponse = UpdateGlossaryEntriesResponses[keyof UpdateGlossaryEntriesResponses];

export type PreviewGlossaryUpdateData = {
    body: GlossaryUpdate;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations-glossary/preview';
};

export type PreviewGlossaryUpdateErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type PreviewGlossaryUpdateError = PreviewGlossaryUpdateErrors[keyof PreviewGlossaryUpdateErrors];

export type PreviewGlossaryUpdateResponses = {
    200: GlossaryPreview;
};

export type PreviewGlossaryUpdateResponse = PreviewGlossaryUpdateResponses[keyof PreviewGlossaryUpdateResponses];

export type GetGlossaryEntryData = {
    body?: never;
    path: {
        organizationId: string;
        glossaryEntryId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translations-glossary/{glossaryEntryId}';
};

export type GetGlossaryEntryErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetGlossaryEntryError = GetGlossaryEntryErrors[keyof GetGlossaryEntryErrors];

export type GetGlossaryEntryResponses = {
    200: GlossaryEntry;
};

export type GetGlossaryEntryResponse = GetGlossaryEntryResponses[keyof GetGlossaryEntryResponses];

export type ListTranslationEnginesData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/translation-engines';
};

export type ListTranslationEnginesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListTranslationEnginesError = ListTranslationEnginesErrors[keyof ListTranslationEnginesErrors];

export type ListTranslationEnginesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<TranslationEngine>;
    };
};

export type ListTranslationEnginesResponse = ListTranslationEnginesResponses[keyof ListTranslationEnginesResponses];

export type CreateTranslationEngineData = {
    body: NewTranslationEngine;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translation-engines';
};

export type CreateTranslationEngineErrors = {
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
    503: Error;
};

export type CreateTranslationEngineError = CreateTranslationEngineErrors[keyof CreateTranslationEngineErrors];

export type CreateTranslationEngineResponses = {
    201: TranslationEngine;
};

export type CreateTranslationEngineResponse = CreateTranslationEngineResponses[keyof CreateTranslationEngineResponses];

export type DeleteTranslationEngineData = {
    body?: never;
    path: {
        organizationId: string;
        engineId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translation-engines/{engineId}';
};

export type DeleteTranslationEngineErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteTranslationEngineError = DeleteTranslationEngineErrors[keyof DeleteTranslationEngineErrors];

export type DeleteTranslationEngineResponses = {
    204: void;
};

export type DeleteTranslationEngineResponse = DeleteTranslationEngineResponses[keyof DeleteTranslationEngineResponses];

export type UpdateTranslationEngineData = {
    body: TranslationEngineUpdate;
    path: {
        organizationId: string;
        engineId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translation-engines/{engineId}';
};

export type UpdateTranslationEngineErrors = {
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
    503: Error;
};

export type UpdateTranslationEngineError = UpdateTranslationEngineErrors[keyof UpdateTranslationEngineErrors];

export type UpdateTranslationEngineResponses = {
    200: TranslationEngine;
};

export type UpdateTranslationEngineResponse = UpdateTranslationEngineResponses[keyof UpdateTranslationEngineResponses];

export type TestTranslationEngineData = {
    body?: never;
    path: {
        organizationId: string;
        engineId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/translation-engines/{engineId}/test';
};

export type TestTranslationEngineErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type TestTranslationEngineError = TestTranslationEngineErrors[keyof TestTranslationEngineErrors];

export type TestTranslationEngineResponses = {
    200: TranslationEngineTest;
};

export type TestTranslationEngineResponse = TestTranslationEngineResponses[keyof TestTranslationEngineResponses];

export type ListIssuesClustersData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        order?: 'asc' | 'desc';
        orderBy?: 'updatedAt' | 'issues' | 'conversations' | 'tasksTotal' | 'tasksBacklog' | 'tasksStarted' | 'growth';
        state?: ClusterState;
        status?: 'pending' | 'analysing';
        search?: string;
        answered?: string;
    };
    url: '/orgs/{organizationId}/conversations-clusters';
};

export type ListIssuesClustersErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListIssuesClustersError = ListIssuesClustersErrors[keyof ListIssuesClustersErrors];

export type ListIssuesClustersResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<IssuesCluster>;
    };
};

export type ListIssuesClustersResponse = ListIssuesClustersResponses[keyof ListIssuesClustersResponses];

export type ListConversationsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        source?: string;
        state?: 'waiting' | 'read' | 'failed';
        search?: string;
    };
    url: '/orgs/{organizationId}/conversations';
};

export type ListConversationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListConversationsError = ListConversationsErrors[keyof ListConversationsErrors];

export type ListConversationsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<Conversation>;
    };
};

export type ListConversationsResponse = ListConversationsResponses[keyof ListConversationsResponses];

export type IngestConversationsData = {
    body: Ingestion;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations';
};

export type IngestConversationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type IngestConversationsError = IngestConversationsErrors[keyof IngestConversationsErrors];

export type IngestConversationsResponses = {
    204: void;
};

export type IngestConversationsResponse = IngestConversationsResponses[keyof IngestConversationsResponses];

export type ListConversationIssuesData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
        cluster?: string;
        conversation?: string;
        clustered?: string;
    };
    url: '/orgs/{organizationId}/conversations-issues';
};

export type ListConversationIssuesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListConversationIssuesError = ListConversationIssuesErrors[keyof ListConversationIssuesErrors];

export type ListConversationIssuesResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<FoundIssue>;
    };
};

export type ListConversationIssuesResponse = ListConversationIssuesResponses[keyof ListConversationIssuesResponses];

export type GetConversationIssueData = {
    body?: never;
    path: {
        organizationId: string;
        issueId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-issues/{issueId}';
};

export type GetConversationIssueErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetConversationIssueError = GetConversationIssueErrors[keyof GetConversationIssueErrors];

export type GetConversationIssueResponses = {
    200: FoundIssue;
};

export type GetConversationIssueResponse = GetConversationIssueResponses[keyof GetConversationIssueResponses];

export type DeleteConversationData = {
    body?: never;
    path: {
        organizationId: string;
        conversationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations/{conversationId}';
};

export type DeleteConversationErrors = {
    400: Error;
    401: Error;
    403: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type DeleteConversationError = DeleteConversationErrors[keyof DeleteConversationErrors];

export type DeleteConversationResponses = {
    204: void;
};

export type DeleteConversationResponse = DeleteConversationResponses[keyof DeleteConversationResponses];

export type GetConversationData = {
    body?: never;
    path: {
        organizationId: string;
        conversationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations/{conversationId}';
};

export type GetConversationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetConversationError = GetConversationErrors[keyof GetConversationErrors];

export type GetConversationResponses = {
    200: WholeConversation;
};

export type GetConversationResponse = GetConversationResponses[keyof GetConversationResponses];

export type ShowOriginalConversationData = {
    body?: never;
    path: {
        organizationId: string;
        conversationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations/{conversationId}/original';
};

export type ShowOriginalConversationErrors = {
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
    503: Error;
};

export type ShowOriginalConversationError = ShowOriginalConversationErrors[keyof ShowOriginalConversationErrors];

export type ShowOriginalConversationResponses = {
    200: OriginalConversation;
};

export type ShowOriginalConversationResponse = ShowOriginalConversationResponses[keyof ShowOriginalConversationResponses];

export type PreviewConversationData = {
    body: NewConversation;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations/preview';
};

export type PreviewConversationErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type PreviewConversationError = PreviewConversationErrors[keyof PreviewConversationErrors];

export type PreviewConversationResponses = {
    200: ConversationPreview;
};

export type PreviewConversationResponse = PreviewConversationResponses[keyof PreviewConversationResponses];

export type GetConversationOverviewData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-overview';
};

export type GetConversationOverviewErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetConversationOverviewError = GetConversationOverviewErrors[keyof GetConversationOverviewErrors];

export type GetConversationOverviewResponses = {
    200: ConversationOverview;
};

export type GetConversationOverviewResponse = GetConversationOverviewResponses[keyof GetConversationOverviewResponses];

export type GetConversationSettingsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-settings';
};

export type GetConversationSettingsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetConversationSettingsError = GetConversationSettingsErrors[keyof GetConversationSettingsErrors];

export type GetConversationSettingsResponses = {
    200: ConversationSettings;
};

export type GetConversationSettingsResponse = GetConversationSettingsResponses[keyof GetConversationSettingsResponses];

export type UpdateConversationSettingsData = {
    body: ConversationSettingsUpdate;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-settings';
};

export type UpdateConversationSettingsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateConversationSettingsError = UpdateConversationSettingsErrors[keyof UpdateConversationSettingsErrors];

export type UpdateConversationSettingsResponses = {
    200: ConversationSettings;
};

export type UpdateConversationSettingsResponse = UpdateConversationSettingsResponses[keyof UpdateConversationSettingsResponses];

export type RemoveSampleConversationsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-sample';
};

export type RemoveSampleConversationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type RemoveSampleConversationsError = RemoveSampleConversationsErrors[keyof RemoveSampleConversationsErrors];

export type RemoveSampleConversationsResponses = {
    204: void;
};

export type RemoveSampleConversationsResponse = RemoveSampleConversationsResponses[keyof RemoveSampleConversationsResponses];

export type LoadSampleConversationsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-sample';
};

export type LoadSampleConversationsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type LoadSampleConversationsError = LoadSampleConversationsErrors[keyof LoadSampleConversationsErrors];

export type LoadSampleConversationsResponses = {
    204: void;
};

export type LoadSampleConversationsResponse = LoadSampleConversationsResponses[keyof LoadSampleConversationsResponses];

export type ClusterConversationIssuesData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-clusters/run';
};

export type ClusterConversationIssuesErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ClusterConversationIssuesError = ClusterConversationIssuesErrors[keyof ClusterConversationIssuesErrors];

export type ClusterConversationIssuesResponses = {
    204: void;
};

export type ClusterConversationIssuesResponse = ClusterConversationIssuesResponses[keyof ClusterConversationIssuesResponses];

export type GetIssuesClusterData = {
    body?: never;
    path: {
        organizationId: string;
        clusterId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}';
};

export type GetIssuesClusterErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetIssuesClusterError = GetIssuesClusterErrors[keyof GetIssuesClusterErrors];

export type GetIssuesClusterResponses = {
    200: IssuesCluster;
};

export type GetIssuesClusterResponse = GetIssuesClusterResponses[keyof GetIssuesClusterResponses];

export type UpdateIssuesClusterData = {
    body: ClusterUpdate;
    path: {
        organizationId: string;
        clusterId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}';
};

export type UpdateIssuesClusterErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type UpdateIssuesClusterError = UpdateIssuesClusterErrors[keyof UpdateIssuesClusterErrors];

export type UpdateIssuesClusterResponses = {
    200: IssuesCluster;
};

export type UpdateIssuesClusterResponse = UpdateIssuesClusterResponses[keyof UpdateIssuesClusterResponses];

export type MergeIssuesClusterData = {
    body: ClusterMerge;
    path: {
        organizationId: string;
        clusterId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}/merge';
};

export type MergeIssuesClusterErrors = {
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
    503: Error;
};

export type MergeIssuesClusterError = MergeIssuesClusterErrors[keyof MergeIssuesClusterErrors];

export type MergeIssuesClusterResponses = {
    200: ClusterAction;
};

export type MergeIssuesClusterResponse = MergeIssuesClusterResponses[keyof MergeIssuesClusterResponses];

export type SplitIssuesClusterData = {
    body: ClusterSplit;
    path: {
        organizationId: string;
        clusterId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}/split';
};

export type SplitIssuesClusterErrors = {
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
    503: Error;
};

export type SplitIssuesClusterError = SplitIssuesClusterErrors[keyof SplitIssuesClusterErrors];

export type SplitIssuesClusterResponses = {
    200: ClusterAction;
};

export type SplitIssuesClusterResponse = SplitIssuesClusterResponses[keyof SplitIssuesClusterResponses];

export type ListClusterActionsData = {
    body?: never;
    path: {
        organizationId: string;
    };
    query?: {
        page?: string;
        limit?: number;
    };
    url: '/orgs/{organizationId}/conversations-actions';
};

export type ListClusterActionsErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type ListClusterActionsError = ListClusterActionsErrors[keyof ListClusterActionsErrors];

export type ListClusterActionsResponses = {
    200: {
        next?: {
            page: string;
        };
        count: number;
        items: Array<ClusterAction>;
    };
};

export type ListClusterActionsResponse = ListClusterActionsResponses[keyof ListClusterActionsResponses];

export type UndoClusterActionData = {
    body?: never;
    path: {
        organizationId: string;
        actionId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-actions/{actionId}/undo';
};

export type UndoClusterActionErrors = {
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
    503: Error;
};

export type UndoClusterActionError = UndoClusterActionErrors[keyof UndoClusterActionErrors];

export type UndoClusterActionResponses = {
    200: ClusterAction;
};

export type UndoClusterActionResponse = UndoClusterActionResponses[keyof UndoClusterActionResponses];

export type GetIssuesClusterPagesData = {
    body?: never;
    path: {
        organizationId: string;
        clusterId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}/pages';
};

export type GetIssuesClusterPagesErrors = {
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
    503: Error;
};

export type GetIssuesClusterPagesError = GetIssuesClusterPagesErrors[keyof GetIssuesClusterPagesErrors];

export type GetIssuesClusterPagesResponses = {
    200: ClusterPages;
};

export type GetIssuesClusterPagesResponse = GetIssuesClusterPagesResponses[keyof GetIssuesClusterPagesResponses];

export type GetIssuesClusterEffectData = {
    body?: never;
    path: {
        organizationId: string;
        clusterId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}/effect';
};

export type GetIssuesClusterEffectErrors = {
    400: Error;
    401: Error;
    403: Error;
    404: Error;
    413: Error;
    415: Error;
    422: Error;
    429: Error;
    500: Error;
    503: Error;
};

export type GetIssuesClusterEffectError = GetIssuesClusterEffectErrors[keyof GetIssuesClusterEffectErrors];

export type GetIssuesClusterEffectResponses = {
    200: ClusterEffect;
};

export type GetIssuesClusterEffectResponse = GetIssuesClusterEffectResponses[keyof GetIssuesClusterEffectResponses];

export type CreateClusterChangeRequestData = {
    body: NewClusterChangeRequest;
    path: {
        organizationId: string;
        clusterId: string;
    };
    query?: never;
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}/change-requests';
};

export type CreateClusterChangeRequestErrors = {
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
    503: Error;
};

export type CreateClusterChangeRequestError = CreateClusterChangeRequestErrors[keyof CreateClusterChangeRequestErrors];

export type CreateClusterChangeRequestResponses = {
    201: ClusterChangeRequest;
};

export type CreateClusterChangeRequestResponse = CreateClusterChangeRequestResponses[keyof CreateClusterChangeRequestResponses];
