#!/bin/bash
# Renders many short scenes on a Slurm cluster, each task every eighth scene from its own on.
# usage: sbatch slurm-scenes.sh [SCENES [FRAMES]]; both are folders that every node sees.
#
# The array counts from 1 to the number of shares. A task that is run again leaves alone what is there.
#SBATCH --job-name=segue-scenes
#SBATCH --array=1-8
#SBATCH --cpus-per-task=1
#SBATCH --output=segue-%A-%a.log
set -euo pipefail
shares=8
find "${1:-Scenes}" -maxdepth 1 -name '*.json' | sort |
  awk -v shares="$shares" -v share="$SLURM_ARRAY_TASK_ID" 'NR % shares == share % shares' |
  xargs -r -d '\n' segue render -o "${2:-frames}" --jobs "$SLURM_CPUS_PER_TASK" --existing skip
