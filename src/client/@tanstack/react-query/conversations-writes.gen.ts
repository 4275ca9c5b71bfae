// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { ingestConversations } from '../../sdk/conversations-writes.gen.ts';
import type { IngestConversationsData, IngestConversationsError, IngestConversationsResponse } from '../../types.gen.ts';

export const ingestConversationsMutation = (options?: Partial<Options<IngestConversationsData>>): UseMutationOptions<IngestConversationsResponse, IngestConversationsError, Options<IngestConversationsData>> => {
    const mutationOptions: UseMutationOptions<IngestConversationsResponse, IngestConversationsError, Options<IngestConversationsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await ingestConversations({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
