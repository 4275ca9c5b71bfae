// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { previewReplacement, startReplacement } from '../../sdk/search-writes.gen.ts';
import type { PreviewReplacementData, PreviewReplacementError, PreviewReplacementResponse, StartReplacementData, StartReplacementError, StartReplacementResponse } from '../../types.gen.ts';

export const previewReplacementMutation = (options?: Partial<Options<PreviewReplacementData>>): UseMutationOptions<PreviewReplacementResponse, PreviewReplacementError, Options<PreviewReplacementData>> => {
    const mutationOptions: UseMutationOptions<PreviewReplacementResponse, PreviewReplacementError, Options<PreviewReplacementData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewReplacement({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const startReplacementMutation = (options?: Partial<Options<StartReplacementData>>): UseMutationOptions<StartReplacementResponse, StartReplacementError, Options<StartReplacementData>> => {
    const mutationOptions: UseMutationOptions<StartReplacementResponse, StartReplacementError, Options<StartReplacementData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await startReplacement({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
