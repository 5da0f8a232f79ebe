#!/bin/bash
# Renders scenes on a Slurm cluster, each task the same share of every scene's frames.
# usage: sbatch slurm-frames.sh [SCENES [FRAMES]]; both are folders that every node sees.
#
# The array counts from 1 to the number behind auto/. A task that is run again leaves alone what is there.
#SBATCH --job-name=segue-frames
#SBATCH --array=1-8
#SBATCH --cpus-per-task=1
#SBATCH --output=segue-%A-%a.log
set -euo pipefail
segue render "${1:-Scenes}" -o "${2:-frames}" --shard auto/8 --jobs "$SLURM_CPUS_PER_TASK" --existing skip
